import { expect, test } from './support/test.ts'
import type { Page, Route } from '@playwright/test'
import { getUserInfo } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { chooseVariant } from './support/chooseVariant.ts'
import { enterAs, openSession } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'

/** Each test aborts calls, which the browser logs on the console. */
test.use({ expectedOnConsole: /^error: Failed to load resource: / })

const banner = (page: Page) =>
  page.getByText('We can’t reach the shop. You stay signed in, and we keep trying.')

const missingAnswers: readonly { of: string; give: (route: Route) => Promise<void> }[] = [
  { of: 'a connection that breaks', give: (route) => route.abort('connectionreset') },
  { of: 'a name that does not resolve', give: (route) => route.abort('namenotresolved') },
  {
    of: 'a proxy that answers 502',
    give: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }),
  },
  {
    of: 'a proxy that answers 504',
    give: (route) => route.fulfill({ status: 504, body: '' }),
  },
  {
    of: 'a server that answers 500',
    give: (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'internal' } }),
  },
  {
    of: 'a captive portal that answers with its own page',
    give: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Accept the terms</h1>' }),
  },
]

for (const { of, give } of missingAnswers) {
  test(`the shopper stays signed in behind ${of}`, async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await enterAs(page, { token: await openSession(request, shopper) })
    let isDown = true
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.method() === 'POST') sent.push(new URL(asked.url()).pathname)
    })
    await page.route(`**${getUserInfo.path}*`, (route) => (isDown ? give(route) : route.continue()))

    await page.goto('/filter')
    await expect(banner(page)).toBeInViewport()
    isDown = false
    await expect(page.getByText(shopper.account)).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await expect(page).toHaveURL('/filter')
    expect({ sent, hasCookie: await hasAuthCookie(page) }).toEqual({ sent: [], hasCookie: true })
  })
}

test('the shopper who goes offline and comes back while calls still fail stays signed in', async ({
  page,
  request,
  context,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, { token: await openSession(request, shopper) })
  await page.goto('/filter')
  await expect(page.getByText(shopper.account)).toBeVisible()
  await context.setOffline(true)
  let isDown = true
  await page.route('**/api/**', (route) => (isDown ? route.abort() : route.continue()))
  await context.setOffline(false)
  await page.reload()
  await expect(banner(page)).toBeInViewport()
  isDown = false
  await expect(page.getByText(shopper.account)).toBeVisible()
  expect(await hasAuthCookie(page)).toBe(true)
})

test('a shopper whose session has ended on the server has to log in', async ({ page }) => {
  await enterAs(page, { token: 'a-token-that-nobody-knows' })
  await page.goto('/filter')
  await expect(page).toHaveURL('/login?returnTo=%2Ffilter')
  expect(await hasAuthCookie(page)).toBe(false)
})

test('pieces whose answer is lost on the way back are in the cart once', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, { token: await openSession(request, shopper) })
  await page.goto('/detail/9')
  await chooseVariant(page)
  // The server processes it, but its answer never arrives.
  await page.route(`**${addToCart.path}*`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  // Watched in the page, because a busy machine polls less often than the notice is shown.
  const observed = page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (document.body.textContent.includes(text)) resolve()
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    'Not saved yet. We keep trying.',
  )
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await observed
  await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
  await page.goto('/bag')
  await expect(page.getByRole('textbox', { name: 'Pieces' })).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Checkout' })).not.toHaveAttribute('aria-busy')
})

async function hasAuthCookie(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name === 'auth')
}
