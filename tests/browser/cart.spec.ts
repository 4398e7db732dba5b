import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { chooseVariant } from './support/chooseVariant.ts'
import { call, enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { touch } from './support/touch.ts'
import { someSku } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test(
    'a cart line that is swiped aside can be removed, and restored',
    fromCiOn,
    async ({ page, request }) => {
      const { token } = await registerShopper(request)
      await call(
        request,
        '/api/cart/add',
        { skuId: await someSku(request), quantity: 1 },
        { token },
      )
      await enterAs(page, { token })
      await page.goto('/bag')
      const line = page.getByRole('main').getByRole('listitem')
      await expect(line).toBeVisible()
      const remove = line.getByText('Remove', { exact: true }).last()
      await expect(remove).not.toBeInViewport()
      await drawAside(page, 160)
      await expect(remove).toBeInViewport({ ratio: 1 })
      await remove.tap()
      await expect(page.getByText('Your cart is empty')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).tap()
      await expect(line).toBeVisible()
    },
  )
})

test(
  'the cart refreshes automatically, and shows what was added meanwhile',
  fromCiOn,
  async ({ page, request, context }) => {
    await enterAs(page, await registerShopper(request))
    await page.route('**/api/cart/*', (route) => route.abort())
    await page.goto('/home')
    const product = page.locator('main:visible a[href^="/detail/"]').first()
    const path = (await product.getAttribute('href')) ?? ''
    await page.goto(path)
    await chooseVariant(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('Added to cart')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()
    await page.goto('/bag')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
    await page.unroute('**/api/cart/*')
    await context.setOffline(false)
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Pieces' })).toHaveValue('1')
  },
)

/** Also moves slightly downwards, as fingers do: that must not trigger the pull to refresh. */
async function drawAside(page: Page, pixels: number): Promise<void> {
  const box = await page.getByRole('main').getByRole('listitem').boundingBox()
  const finger = await touch(page)
  const from = { x: (box?.x ?? 0) + 280, y: (box?.y ?? 0) + 30 }
  await finger.down(from.x, from.y)
  for (let way = 10; way <= pixels; way += 10) await finger.move(from.x - way, from.y + way / 20)
  await finger.up()
}
