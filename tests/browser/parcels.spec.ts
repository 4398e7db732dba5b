import { expect, test } from './support/test.ts'
import { office } from './support/office.ts'
import { enterAs, expectNoFindings, read } from './support/sessions.ts'
import { mintPayer, payOrder, placeOrder } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

test(
  'an order leaves in two parcels; each shows its pieces, its news and a corrected number',
  fromCiOn,
  async ({ page, request }) => {
    const shopper = await mintPayer(request)
    const order = await placeOrder(request, shopper.token, 2)
    await payOrder(request, shopper.token, order)
    const { lines } = await read<{ lines: { lineId: number }[] }>(
      request,
      `/api/order/detail?id=${order.id}`,
      { token: shopper.token },
    )
    await enterAs(page, shopper)
    await page.goto(`/orderInfo/${order.id}`)
    await expect(page.getByText('Waiting for delivery')).toBeVisible()

    await test.step('the first parcel is shipped', async () => {
      const carried = ['--carrier', 'Northwind Post', '--tracking', 'NW 1']
      office('ship', order.sn, '--lines', `${lines[0]?.lineId}=1`, ...carried)
      await expect(page.getByText('Parcel 1 handed to the carrier')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Parcel 1' })).toBeVisible()
      await expect(page.getByText('The shop packs the order')).toBeVisible()
    })

    await test.step('its number is corrected, and its news is shown', async () => {
      const { parcels } = await read<{ parcels: { id: number }[] }>(
        request,
        `/api/order/detail?id=${order.id}`,
        { token: shopper.token },
      )
      const id = String(parcels[0]?.id)
      office('correct-tracking', id, '--tracking', 'NW 204 881')
      office('track', id, 'Arrived in Leeds')
      await expect(page.getByText('NW 204 881')).toBeVisible()
      await expect(page.getByText('Arrived in Leeds')).toBeVisible()
      await expect(page.getByText('before it was NW 1')).toBeVisible()
      await expectNoFindings(page)
    })

    await test.step('its row shows how many pieces are on the way', async () => {
      await page.goto('/myPurchases')
      await expect(page.getByText('1 of 2 pieces on the way to you')).toBeVisible()
      await page.goto(`/orderInfo/${order.id}`)
    })

    await test.step('the last parcel makes it delivered', async () => {
      office('ship', order.sn, '--carrier', 'DHL', '--tracking', 'JD014')
      await expect(page.getByText('Parcel 2 handed to the carrier')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm receipt' })).toBeVisible()
      if (process.env['LOOK']) await page.screenshot({ path: process.env['LOOK'], fullPage: true })
    })
  },
)
