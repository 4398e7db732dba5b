import { verifyPay } from '../../contract/account.ts'
import { placeOrder, quoteCheckout } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { ask, type Host } from '../support/callApi.ts'
import { mintedCountry, type MintedShopper } from './shoppers.ts'

/** An unpaid order, placed over the API at the quoted total. */
export async function mintOrder(
  shop: { app: Host },
  shopper: MintedShopper,
  items: { skuId: number; quantity: number }[],
  promoCode?: string,
): Promise<OrderDetail> {
  const { token, addressId } = shopper
  const given = { items, ...(promoCode ? { promoCode } : {}) }
  const asked = { ...given, country: mintedCountry }
  const { totalCents } = await ask(shop.app, quoteCheckout, asked, { token })
  return ask(shop.app, placeOrder, { ...given, addressId, totalCents }, { token })
}

/** A proof that the shopper entered the payment code for this order. */
export async function mintProof(
  shop: { app: Host },
  shopper: MintedShopper,
  order: { id: number; totalCents: number },
): Promise<string> {
  const { proof } = await ask(
    shop.app,
    verifyPay,
    {
      payCode: shopper.payCode,
      operation: 'orderPay',
      subjectId: order.id,
      amountCents: order.totalCents,
    },
    { token: shopper.token },
  )
  return proof
}
