import { expect, test } from './support/test.ts'
import type { Locator, Page } from '@playwright/test'
import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { enterAs, openSession } from './support/sessions.ts'
import { crowding, unseenStops } from './support/sight.ts'
import { stopsOf, visit } from './support/tour.ts'
import { mintPayer, payCode } from './support/walletActions.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'

/**
 * The viewport that a zoomed window of 1280 × 800 px, or × 1024 px, leaves, and a phone with larger
 * text only.
 */
const zooms = {
  twice: { width: 640, height: 400, textPercent: 100 },
  fourfold: { width: 320, height: 256, textPercent: 100 },
  'text twice': { width: 390, height: 844, textPercent: 200 },
}

test.describe.configure({ timeout: 180_000 })
test.use({ deviceScaleFactor: 2 })

for (const who of ['shopper', 'guest'] as const) {
  for (const [zoom, size] of Object.entries(zooms)) {
    test(
      `nothing is cut, crowded or out of reach for a ${who} who zooms: ${zoom}`,
      onlyWhole,
      async ({ page, request }) => {
        const token = await openSession(request, demoShopper)
        const stops = await stopsOf(request, token)
        await open(page, who === 'shopper' ? token : null)
        await zoomTo(page, size)
        const wrong: Record<string, string[]> = {}
        for (const { path } of stops.filter(({ isPublic }) => isPublic || who === 'shopper')) {
          const { cut } = await visit(page, path, [])
          const found = [...cut, ...(await crowding(page)), ...(await unseenStops(page))]
          if (found.length > 0) wrong[path] = found
        }
        expect(wrong).toEqual({})
      },
    )
  }
}

test('a shopper who zooms finds a product and pays for it', fromCiOn, async ({ page, request }) => {
  const shopper = await mintPayer(request)
  await open(page, shopper.token)
  await zoomTo(page, zooms.twice)

  await page.getByRole('main').getByRole('link', { name: 'All products' }).click()
  await page.getByRole('button', { name: 'Filter' }).click()
  const filter = page.getByRole('dialog', { name: 'Filter' })
  await expectWithinReach(page, filter)
  await filter.getByRole('button', { name: 'Show products' }).click()
  await page.getByRole('link', { name: /Morning roast coffee beans/ }).click()
  await page.getByRole('button', { name: '250 g' }).click()
  await page.getByRole('button', { name: 'Whole beans' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 piece' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: /Noor Haddad/ }).click()
  const addresses = page.getByRole('dialog', { name: 'Choose an address' })
  await expectWithinReach(page, addresses)
  await addresses.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Pay \$/ })
  await expectWithinReach(page, sheet)
  for (const digit of payCode) await sheet.getByRole('button', { name: digit, exact: true }).click()
  await sheet.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByText(/^Paid \$/)).toBeVisible()
})

async function open(page: Page, token: string | null): Promise<void> {
  if (token !== null) await enterAs(page, { token })
  await page.goto('/home')
  await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible()
  // Even with reduced motion a focus ring takes a moment to reach its place.
  await page.addStyleTag({ content: '* { transition: none !important }' })
  // After a key press the browser shows the focus wherever a script moves it.
  await page.keyboard.press('Tab')
}

async function zoomTo(
  page: Page,
  { width, height, textPercent }: { width: number; height: number; textPercent: number },
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, textPercent)
}

/** The sheet is in view, and each of its buttons can be reached, at every zoom. */
async function expectWithinReach(page: Page, sheet: Locator): Promise<void> {
  for (const size of [zooms.fourfold, zooms.twice]) {
    await zoomTo(page, size)
    await expect(sheet).toBeVisible()
    const box = await sheet.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    expect(box?.width).toBeLessThanOrEqual(size.width)
    const wide = await sheet.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ className }) => className),
    )
    expect(wide).toEqual([])
    for (const button of await sheet.getByRole('button', { disabled: false }).all())
      await button.click({ trial: true })
    await page.keyboard.press('Tab')
    expect([...(await crowding(page)), ...(await unseenStops(page))]).toEqual([])
  }
}
