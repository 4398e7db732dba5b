// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPasskeys } from '../../../contract/passkeys.ts'
import { listSessions } from '../../../contract/passwords.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './securityScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listSessions, { list: [] })
  bindings.answers(listPasskeys, { list: [], isRequired: false })
  window.history.replaceState(null, '', '/security')
})
afterEach(() => bindings.close())

const secrets = (place: Element) => [...place.querySelectorAll('main li')].flatMap(outlineOf)

const headingsOf = (place: Element) =>
  [...place.querySelectorAll('main h2')].map((heading) => heading.textContent)

const secretRows = (code: string, mail: string) => [
  'a href=/changePassword | Login password',
  `a href=/changePayPwd?returnTo=%2Fsecurity | Payment code${code}`,
  'a href=/notificationSettings | Notification settings',
  `a href=/profile | Recovery email${mail}`,
  'button type=button | Download my data',
  'a href=/deleteAccount | Delete account',
]

test.each([
  { of: 'an email', changes: { email: 'ada@example.com' }, code: 'Set', mail: 'ada@example.com' },
  {
    of: 'an account that is one',
    changes: { account: 'ada@example.org' },
    code: 'Set',
    mail: 'ada@example.org',
  },
  {
    of: 'no address, nor a payment code',
    changes: { payCodeSet: false },
    code: 'Not set',
    mail: 'None yet: without one a forgotten password can’t be reset',
  },
])('a shopper with $of sees where codes are mailed', async ({ changes, code, mail }) => {
  await knownShopper(bindings, changes)
  const place = await bindings.show(<Screen />)
  expect(secrets(place)).toEqual(secretRows(code, mail))
})

test('nothing about the shopper is shown while they load', async () => {
  const place = await bindings.show(<Screen />)
  expect(secrets(place)).toEqual(secretRows('', '\u00a0'))
})

test('placeholders are shown while the sessions and the passkeys load', async () => {
  bindings.answers(listSessions, () => new Promise(() => {}))
  bindings.answers(listPasskeys, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  expect(place.querySelectorAll('main [data-skeleton]')).toHaveLength(2)
})

test('a retry is offered where the sessions fail to load', async () => {
  bindings.refuses(listSessions, { status: 200, msg: 'Not now', reason: 'notFound' })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = outlineOf(place.querySelector('main [role=alert]')!)
  bindings.answers(listSessions, { list: [] })
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await soon(() => expect(place.querySelector('main [role=alert]')).toBeNull())
  expect([failed, ...headingsOf(place)]).toEqual([
    [
      'span aria-hidden=true',
      'Not now',
      'Nothing you entered is lost.',
      'button type=button | Try again',
    ],
    'Passkeys',
    'Where you are signed in',
  ])
})
