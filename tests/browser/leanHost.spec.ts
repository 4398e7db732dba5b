import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { getUserInfo } from '../../contract/account.ts'
import { consoleWords } from './support/consoleWords.ts'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'

const hosts = [
  {
    of: 'account, email and balance',
    data: { account: 'mira', email: 'm@shop.test', balance: 12.5 },
  },
  { of: 'nothing', data: {} },
  { of: 'a language the app does not speak', data: { account: 'mira', lang: { file_name: 'xx' } } },
]

for (const { of, data } of hosts) {
  test(`a host that returns user information ${of} signs nobody out`, async ({ page, request }) => {
    const said = consoleWords(page)
    await enterAs(page, await registerShopper(request))
    await page.route(`**${getUserInfo.path}*`, (route) =>
      route.fulfill({ json: { code: 1, msg: '', data } }),
    )
    for (const [path, heading] of ownScreens) {
      await page.goto(path)
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
      await expect(title.filter({ visible: true })).toBeVisible()
      await expect(screen(page).locator('button, a, input').first()).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    expect(said).toEqual([])
  })
}

test('a balance in dollars is shown as the balance', async ({ page, request }) => {
  await enterAs(page, await registerShopper(request))
  await page.route(`**${getUserInfo.path}*`, (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { account: 'mira', balance: '12.50' } } }),
  )
  await page.goto('/filter')
  await expect(screen(page).getByText('mira', { exact: true })).toBeVisible()
  await expect(screen(page).getByText('$12.50')).toBeVisible()
})

/** Each screen that reads the user information, by its title. */
const ownScreens: readonly (readonly [string, string])[] = [
  ['/profile', 'Profile'],
  ['/security', 'Security'],
  ['/payment', 'Payment'],
  ['/passwords', 'Passwords'],
  ['/changePayPwd', 'Payment code'],
  ['/withDraw', 'Withdraw'],
  ['/topUp', 'Recharge'],
]

function screen(page: Page) {
  return page.getByRole('main').filter({ visible: true })
}
