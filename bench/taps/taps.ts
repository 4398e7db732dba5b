import type { Locator, Page } from '@playwright/test'
import type { TappingShopper } from './prepareShopper.ts'

export interface Tap {
  name: string
  at: string
  /** Left out for a guest. */
  token?: string
  /** Earlier taps, which are not measured. */
  before?: (page: Page) => Promise<void>
  target: (page: Page) => Locator
  /** A key to press instead of a tap: a native list of choices opens outside the page. */
  key?: string
}

/** The commonest taps, in the mix in which they occur. */
export function tapsOf({ token, unpaidId, skuId }: TappingShopper): Tap[] {
  const tab = (path: string) => (page: Page) => page.locator(`#tabs a[href="${path}"]`)
  const button = (name: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  const product = (page: Page) => page.locator('main:visible a[href^="/detail/"]').first()
  const openFilter = async (page: Page) => {
    await button(/^Filter/)(page).tap()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(600)
  }
  const openPayment = async (page: Page) => {
    await button(/^Pay \$/)(page).tap()
    await page.getByRole('dialog').waitFor()
    await page.waitForTimeout(600)
  }
  return [
    { name: 'open a product', at: '/home', target: product },
    {
      name: 'back from it',
      at: '/home',
      before: async (page) => {
        await product(page).tap()
        await page.waitForURL(/\/detail\//)
        await page.waitForTimeout(600)
      },
      target: button('Back'),
    },
    { name: 'tab Explore', at: '/home', target: tab('/explore') },
    { name: 'tab Cart', at: '/home', token, target: tab('/bag') },
    { name: 'tab Me', at: '/home', token, target: tab('/filter') },
    {
      name: 'search',
      at: '/home',
      target: (page) => page.getByRole('link', { name: 'Search products and shops' }),
    },
    { name: 'a category', at: '/explore', target: button('Food') },
    {
      name: 'sort',
      at: '/explore',
      target: (page) => page.getByRole('combobox', { name: 'Sort by' }),
      key: 'ArrowDown',
    },
    { name: 'open the filters', at: '/explore', target: button(/^Filter/) },
    {
      name: 'a filter',
      at: '/explore',
      before: openFilter,
      target: (page) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /\(\d+\)/ })
          .first(),
    },
    {
      name: 'show products',
      at: '/explore',
      before: openFilter,
      target: button('Show products'),
    },
    { name: 'a variant', at: '/detail/1', target: (page) => variants(page).first() },
    { name: 'add to cart', at: '/detail/1', target: button('Add to cart') },
    { name: 'buy now', at: '/detail/1', token, target: button('Buy now') },
    { name: 'like', at: '/detail/1', token, target: button('Favourite') },
    { name: 'one more in the cart', at: '/bag', token, target: button('One more') },
    { name: 'one fewer in the cart', at: '/bag', token, target: button('One fewer') },
    {
      name: 'select in the cart',
      at: '/bag',
      token,
      target: (page) => page.locator('main:visible').getByRole('checkbox').first(),
    },
    { name: 'checkout', at: '/bag', token, target: button('Checkout') },
    {
      name: 'choose an address',
      at: `/checkout?sku=${skuId}&quantity=1`,
      token,
      target: button(/Change/),
    },
    { name: 'pay', at: `/order?id=${unpaidId}`, token, target: button(/^Pay \$/) },
    {
      name: 'a digit of the payment code',
      at: `/order?id=${unpaidId}`,
      token,
      before: openPayment,
      target: (page) => page.getByRole('dialog').getByRole('button', { name: '1', exact: true }),
    },
    {
      name: 'a tab of the orders',
      at: '/myPurchases',
      token,
      target: (page) => page.locator('main:visible nav a').nth(1),
    },
    { name: 'log out’s question', at: '/filter', token, target: button('Log out') },
  ]
}

function variants(page: Page): Locator {
  return page.locator('main:visible fieldset button:enabled[aria-pressed="false"]')
}
