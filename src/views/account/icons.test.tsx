// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSessions } from '../../../contract/passwords.ts'
import { countNotices } from '../../../contract/notices.ts'
import { countOrders } from '../../../contract/orders.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { Screen as MeScreen } from './meScreen.tsx'
import { Screen as PasswordsScreen } from './passwordsScreen.tsx'
import { Screen as PaymentScreen } from './paymentScreen.tsx'
import { Screen as SecurityScreen } from './securityScreen.tsx'
import { Screen as SettingScreen } from './settingScreen.tsx'

let bindings: Bindings
beforeEach(async () => {
  bindings = openBindings()
  bindings.answers(countOrders, { counts: {} })
  bindings.answers(countNotices, { unread: 0 })
  bindings.answers(listSessions, { list: [] })
  await knownShopper(bindings)
})
afterEach(() => bindings.close())

test('a link has one icon on all screens of the account, and an icon has one meaning', async () => {
  const iconsOf = new Map<string, Set<string>>()
  const meaningsOf = new Map<string, Set<string>>()
  for (const Screen of [MeScreen, SettingScreen, SecurityScreen, PasswordsScreen, PaymentScreen]) {
    const place = await shownIn('en', bindings, <Screen />)
    for (const link of place.querySelectorAll('main a')) {
      const icon = link
        .querySelector('svg')
        ?.getAttribute('class')
        ?.match(/lucide-[\w-]+/)?.[0]
      const to = link.getAttribute('href')?.replace(/\?.*/, '') ?? ''
      const meaning = meaningOf(to, icon)
      if (icon === undefined || icon === 'lucide-chevron-right') continue
      iconsOf.set(meaning, (iconsOf.get(meaning) ?? new Set()).add(icon))
      meaningsOf.set(icon, (meaningsOf.get(icon) ?? new Set()).add(meaning))
    }
  }
  const unclear = [...iconsOf, ...meaningsOf].filter(([, others]) => others.size > 1)
  expect(unclear.map(([of, others]) => [of, ...others])).toEqual([])
  expect(meaningsOf.size).toBeGreaterThan(15)
})

/**
 * The sign-in password has a screen of its own and is among all passwords. The recovery email is a
 * field of the profile.
 */
function meaningOf(to: string, icon: string | undefined): string {
  if (to === '/profile' && icon === 'lucide-mail') return 'recovery email'
  return to === '/changePassword' ? '/passwords' : to
}
