import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { enterAs } from './support/sessions.ts'
import { mintAddress, registerShopper, signIn } from './support/shoppers.ts'
import { touch } from './support/touch.ts'
import { someSku } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test.use({
  expectedOnConsole:
    /status of 401 .*\/api\/|no title today|^error: .*(?:Unable to preload CSS|Failed to fetch dynamically imported module)/,
})

test.describe('the guard', () => {
  test('asks a guest to log in first, and then returns them to where they were going', async ({
    page,
    request,
  }) => {
    const shopper = await registerShopper(request)
    await page.goto('/home')
    await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click()
    await expect(page.getByText('Please login first')).toBeVisible()
    await expect(page).toHaveURL('/login?returnTo=%2Ffilter')
    await expect(page.getByText('Please login first')).toBeHidden()

    await page.getByLabel('Account').fill(shopper.account)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/filter')
    await expect(page).toHaveTitle('Me · Harborlane')
    await expect(page.getByText(shopper.account)).toBeVisible()
  })

  test('lets a press count that began before its message came', async ({ page }) => {
    let sendToasts = () => {}
    const isPressed = new Promise<void>((resolve) => (sendToasts = resolve))
    await page.route(/toastHost-.*\.js/, (route) => isPressed.then(() => route.continue()))
    await page.goto('/address')
    await page.getByRole('link', { name: 'Create account' }).hover()
    await page.mouse.down()
    sendToasts()
    await expect(page.getByText('Please login first')).toBeVisible()
    await page.mouse.up()
    await expect(page).toHaveURL('/register?returnTo=%2Faddress')
  })

  test('sends a shopper who opens /login to the start', fromCiOn, async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/login')
    await expect(page).toHaveURL('/home')
  })
})

test.describe('a session', () => {
  test(
    'that has ended on the server leads to /login with the server’s message',
    fromCiOn,
    async ({ page, request }) => {
      const shopper = await registerShopper(request)
      await signIn(page, shopper)
      // Without this cookie the app itself asks who is signed in, and shows it when it knows.
      await page.context().clearCookies({ name: 'reader' })
      await page.goto('/filter')
      await expect(page.getByText(shopper.account)).toBeVisible()
      const token = await tokenOf(page)
      await request.post('/api/user/logout?lang=en', { headers: { token }, data: {} })

      await page.getByRole('link', { name: 'Addresses' }).click()
      await expect(page).toHaveURL('/login?returnTo=%2Faddress')
      await expect(page.getByText('Please login first')).toBeVisible()
      // The delivery country is stored in its own time.
      const left = (await page.context().cookies())
        .map(({ name }) => name)
        .filter((name) => name !== 'country')
      expect(left.toSorted()).toEqual([expect.stringMatching(/^device-\d+$/), 'reader'])
    },
  )

  test(
    'survives leaving the page before it knows who is signed in',
    fromCiOn,
    async ({ page, request }) => {
      const shopper = await registerShopper(request)
      await page.addInitScript(holdUntilLeft, { from: '/login', call: '/api/user/getUserInfo' })
      await signIn(page, shopper)
      await expect(page.locator('html')).toHaveAttribute('data-held', '/api/user/getUserInfo')
      await page.goto('/filter')
      await expect(page.getByText(shopper.account)).toBeVisible()
    },
  )

  test(
    'that was refused a login shows no error on the sign-up screen',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('textbox', { name: 'Account' }).fill(`nobody-${Date.now()}`)
      await page.getByLabel('Password', { exact: true }).fill('harbour-walk-8')
      await page.getByRole('button', { name: 'Sign in' }).click()
      const refusal = page.locator('form').getByText('The account or the password is wrong')
      await expect(refusal).toBeVisible()
      await page.getByRole('link', { name: 'Create account' }).click()
      await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
      await expect(refusal).toBeHidden()
    },
  )

  test('that the server ends at the checkout continues there after a login', async ({
    page,
    request,
  }) => {
    const shopper = await registerShopper(request)
    await mintAddress(request, shopper)
    await enterAs(page, shopper)
    const checkout = `/checkout?sku=${await someSku(request)}&quantity=2`
    await page.goto(checkout)
    await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
    await request.post('/api/user/logout', { headers: { token: shopper.token } })
    await page.getByRole('button', { name: /^Place order and pay \$/ }).click()

    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(checkout)}`)
    await page.getByRole('textbox', { name: 'Account' }).fill(shopper.account)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(checkout)
    await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeEnabled()
  })

  test('that ends in one tab ends in the other', fromCiOn, async ({ page, request, context }) => {
    const shopper = await registerShopper(request)
    await signIn(page, shopper)
    await page.goto('/filter')
    const other = await context.newPage()
    await other.goto('/filter')
    await expect(other.getByText(shopper.account)).toBeVisible()

    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/login')
    await expect(other).toHaveURL('/login?returnTo=%2Ffilter')
  })
})

test.describe('the shell', () => {
  test(
    'keeps typed text in a view that is left and reopened',
    fromCiOn,
    async ({ page, request }) => {
      await enterAs(page, await registerShopper(request))
      await page.goto('/address')
      await page.getByRole('link', { name: 'Add an address' }).click()
      await page.getByLabel('Full name').fill('Mira Quay')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL('/address')
      await page.getByRole('link', { name: 'Add an address' }).click()
      await expect(page.getByLabel('Full name')).toHaveValue('Mira Quay')
    },
  )

  test(
    'creates the product detail on each visit, and keeps Home alive behind it',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/home')
      // It may appear twice, among the deals and among the best sellers.
      const product = page.getByRole('link', { name: /Glow smart LED bulb/ }).first()
      await product.click()
      await expect(page).toHaveURL(/\/detail\//)
      const choice = page.getByRole('button', { name: 'E14' })
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')

      await page.evaluate(() => {
        const home = document.querySelector('a[href^="/explore?category="]')
        if (home instanceof HTMLElement) home.dataset.sameNode = 'yes'
      })
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL('/home')
      await expect(page.locator('a[href^="/explore?category="]').first()).toHaveAttribute(
        'data-same-node',
        'yes',
      )

      await product.click()
      await expect(page.getByRole('button', { name: 'E14' })).toHaveAttribute(
        'aria-pressed',
        'false',
      )
    },
  )

  test(
    'reports a screen that is not open yet, and pretends nothing',
    fromCiOn,
    async ({ page, request }) => {
      await enterAs(page, await registerShopper(request))
      await page.goto('/platform')
      await expect(page).toHaveTitle('Platform sellers · Harborlane')
      await expect(page.getByText('Not Yet Open')).toHaveCount(2)
    },
  )

  test(
    'never leaves an empty page: an error in the shell is shown, and a reload repairs it',
    fromCiOn,
    async ({ page }) => {
      await page.goto('/home')
      await page.evaluate(() => {
        Object.defineProperty(document, 'title', {
          set: () => {
            throw new Error('no title today')
          },
        })
        history.pushState(null, '', '/explore')
      })
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveTitle('Explore · Harborlane')
    },
  )

  test('reports a lost connection, and loads automatically when it is back', async ({
    page,
    request,
    context,
  }) => {
    await enterAs(page, await registerShopper(request))
    await page.goto('/address')
    await expect(page.getByText('No address yet')).toBeVisible()
    await page.goto('/setting')
    await page.getByRole('link', { name: 'Language' }).click()
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
    await page.getByRole('button', { name: 'Back' }).click()

    await context.setOffline(true)
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeHidden()
  })

  test('scrolls to the top of the app after a navigation', fromCiOn, async ({ page, request }) => {
    await enterAs(page, await registerShopper(request))
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/filter')
    const last = page.getByRole('link', { name: 'Sell on the platform' })
    await last.scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(100)
    await last.click()
    await expect(page).toHaveURL('/platform')
    await expect.poll(() => scrolled(page)).toBe(0)
  })
})

test('a tab is highlighted and a skeleton shown at once, however late the screen’s code', async ({
  page,
  request,
}) => {
  await enterAs(page, await registerShopper(request))
  await page.goto('/home')
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true })
  // Before hydration the link loads a new page, and the code that hydrates may come after the load.
  await expect
    .poll(() => tab.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react'))))
    .toBe(true)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const shown = await tab.evaluate(async (link) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    ;(link as HTMLElement).click()
    for (let frames = 0; frames < 3; frames += 1) await frame()
    return {
      lit: link.getAttribute('aria-current'),
      title: document.title,
      skeleton: [...document.querySelectorAll('[data-skeleton]')].some((each) =>
        each.checkVisibility(),
      ),
    }
  })
  expect(shown).toEqual({ lit: 'page', title: 'Me · Harborlane', skeleton: true })
  arrived.resolve()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test.describe('a screen whose code does not load', fromCiOn, () => {
  for (const file of ['searchScreen-*.js', 'productBrowser-*.js', 'searchScreen-*.css']) {
    test(`appears on retry: ${file}`, async ({ page }) => {
      await page.goto('/home')
      await page.waitForLoadState('networkidle')
      await page.route(`**/assets/${file}`, (route) => route.abort())
      await page.getByRole('link', { name: 'Search products and shops' }).click()
      await expect(page.getByText('Something went wrong on our side')).toBeVisible()
      await page.unroute(`**/assets/${file}`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(page).toHaveURL('/search')
    })
  }

  test('loads automatically when the connection is back', async ({ page, context }) => {
    await page.goto('/home')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Explore', exact: true }).click()
    await expect(page.getByText('This loads by itself when the connection is back.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('link', { name: /Glow smart LED bulb/ })).toBeVisible()
    await expect(page).toHaveURL('/explore')
  })
})

test.describe('a pulled list', () => {
  test.use({ hasTouch: true })

  test('opens its 50 px head, reloads and reports it', fromCiOn, async ({ page, request }) => {
    const shopper = await registerShopper(request)
    await enterAs(page, shopper)
    await page.goto('/address')
    await expect(page.getByText('No address yet')).toBeVisible()
    await request.post('/api/user/address_add?lang=en', {
      headers: { token: shopper.token },
      data: {
        addressee: 'Mira Quay',
        mobile: '+66812345678',
        country: 'TH',
        area: 'Bangkok',
        postcode: '10110',
        detail: '12 Quay Street',
        tag: 'Home',
        isDefault: true,
      },
    })

    const finger = await touch(page)
    await finger.down(200, 300)
    await finger.move(200, 330)
    await expect(page.getByText('Pull to refresh')).toBeVisible()
    await finger.move(200, 420)
    await expect(page.getByText('Release to refresh')).toBeVisible()
    await finger.up()
    await expect(page.getByText('Up to date')).toBeVisible()
    await expect(page.getByText('Mira Quay')).toBeVisible()
    await expect(page.getByText('Up to date')).toBeHidden()
  })

  test(
    'reports that there is nothing newer, and keeps what it shows',
    fromCiOn,
    async ({ page, request }) => {
      const shopper = await registerShopper(request)
      await mintAddress(request, shopper)
      await enterAs(page, shopper)
      await page.goto('/address')
      await expect(page.getByText('Noor Haddad')).toBeVisible()
      await page.route('**/api/user/address_list*', (route) => route.abort())

      const finger = await touch(page)
      await finger.down(200, 300)
      await finger.move(200, 420)
      await expect(page.getByText('Release to refresh')).toBeVisible()
      await finger.up()
      await expect(page.getByText('Couldn’t refresh')).toBeVisible()
      await expect(page.getByText('Noor Haddad')).toBeVisible()
      await expect(page.getByText('Couldn’t refresh')).toBeHidden()
    },
  )
})

/**
 * Aborts calls that are in flight on unload, as browsers do. The page's code sees each abort once.
 */
function holdUntilLeft({ from, call }: { from: string; call: string }): void {
  if (location.pathname !== from) return
  const { fetch } = window
  window.fetch = (resource, options) => {
    const address = resource instanceof Request ? resource.url : resource.toString()
    if (!address.includes(call)) return fetch(resource, options)
    document.documentElement.dataset['held'] = call
    return new Promise((_resolve, reject) =>
      addEventListener('pagehide', () => reject(new TypeError('Failed to fetch'))),
    )
  }
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'auth')?.value ?? ''
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

test('the server keeps an idle connection open longer than proxies do', async ({ request }) => {
  const answer = await request.get('/api/catalogue/home', { headers: { connection: 'keep-alive' } })
  expect(answer.headers()['keep-alive']).toBe('timeout=75')
})
