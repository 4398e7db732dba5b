import { cancelOrder } from '../../contract/orders.ts'
import type { OrderDetail } from '../../contract/orderDetail.ts'
import { quoteWithdrawal } from '../../contract/wallet.ts'
import { addDays, addSeconds } from '../../server/domain/kernel/clock.ts'
import { promoCodes } from '../../server/db/schema/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import {
  aCard,
  addresses,
  mintRecharge,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import type { TestShop } from '../support/testShop.ts'

export type TamperingScene = Awaited<ReturnType<typeof mintTamperingScene>>

/** Rows of every kind that could be tampered with, each made as the product makes it. */
export async function mintTamperingScene(shop: TestShop) {
  const goods = await mintGoods(shop, { priceCents: 2_000, stock: 100 })
  const untouched = await mintGoods(shop, { priceCents: 3_000, stock: 5 })
  const own = await mintShopper(shop, { balanceCents: 500_000 })
  const other = await mintShopper(shop, { balanceCents: 100_000 })
  const promoCode = 'TAMPER10'
  await mintPromo(shop, promoCode)
  await openNetworks(shop)

  const place = (shopper: MintedShopper, promo?: string) =>
    mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }], promo)
  const lifeOf = (order: OrderDetail) => orderLife(shop, { shopper: own, order })
  const paid = async () => {
    const order = await place(own)
    await mustDo(lifeOf(order).pay())
    return order
  }
  const delivered = async () => {
    const order = await paid()
    await mustDo(lifeOf(order).ship())
    return order
  }

  const waiting = await place(own, promoCode)
  const others = await place(other)
  const poor = await mintShopper(shop, { balanceCents: 100 })
  const tooDear = await place(poor)
  const cancelled = await place(own, promoCode)
  await ask(shop.app, cancelOrder, { orderId: cancelled.id }, own)
  const paidOrder = await paid()
  const deliveredOrder = await delivered()
  const [parcel] = (await lifeOf(deliveredOrder).read()).parcels
  await mustDo(askOffice(shop, '/parcels/track', { parcelId: parcel?.id, happened: 'In Leeds' }))
  const received = await delivered()
  await mustDo(lifeOf(received).confirm())

  const asking = await delivered()
  const part = { lines: [{ lineId: asking.lines[0]!.lineId, quantity: 1 }], amountCents: 1_500 }
  await mustDo(lifeOf(asking).applyRefund(part))

  const refunded = await paid()
  await mustDo(lifeOf(refunded).applyRefund())
  await mustDo(lifeOf(refunded).approve())

  const returned = await delivered()
  await mustDo(lifeOf(returned).applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
  await mustDo(lifeOf(returned).approve('Pier 4'))
  await mustDo(lifeOf(returned).sendBack())
  await mustDo(lifeOf(returned).returned())

  const recharge = await mintRecharge(shop, own, 7_000)
  const passedRecharge = await mintRecharge(shop, own, 9_000)
  const passed = { name: `R${passedRecharge.id}`, arrivedCents: 8_800, confirmedCents: 8_800 }
  await mustDo(askOffice(shop, '/pass', passed))

  const given = { amountCents: 100, confirmedCents: 100, reason: 'For the long wait' }
  await mustDo(askOffice(shop, '/shopper/adjust', { account: other.account, ...given }))

  const target = { method: 'chain', network: 'trc20', address: addresses.tron } as const
  const withdrawal = await mintWithdrawal(shop, own, 60_000, target)
  const passedWithdrawal = await mintWithdrawal(shop, own, 30_000)
  const sent = { name: `W${passedWithdrawal.id}`, reference: 'bank-1' }
  await mustDo(askOffice(shop, '/pass', sent))
  const asked = { target: aCard, amountCents: 40_000 }
  const quote = await ask(shop.app, quoteWithdrawal, asked, own)

  const refundIdOf = (order: OrderDetail) => lifeOf(order).refundId()
  return {
    own: own.userId,
    other: other.userId,
    sku: goods.skuId,
    otherSku: untouched.skuId,
    waiting: waiting.id,
    waitingCents: waiting.totalCents,
    others: others.id,
    othersCents: others.totalCents,
    poor: poor.userId,
    tooDear: tooDear.id,
    tooDearCents: tooDear.totalCents,
    paid: paidOrder.id,
    paidCents: paidOrder.totalCents,
    delivered: deliveredOrder.id,
    received: received.id,
    asking: asking.id,
    askingRefund: await refundIdOf(asking),
    refunded: refunded.id,
    refundedRefund: await refundIdOf(refunded),
    returned: returned.id,
    recharge: recharge.id,
    passedRecharge: passedRecharge.id,
    withdrawal: withdrawal.id,
    withdrawalCents: withdrawal.amountCents,
    withdrawalCharge: withdrawal.chargeCents,
    passedWithdrawal: passedWithdrawal.id,
    passedWithdrawalCents: passedWithdrawal.amountCents,
    quote: quote.id,
  }
}

async function mintPromo(shop: TestShop, code: string): Promise<void> {
  const now = shop.clock.now()
  await shop.database.db.insert(promoCodes).values({
    code,
    kind: 'percent',
    value: 10,
    minSubtotalCents: 100,
    usesPerUser: 50,
    startsAt: addSeconds(now, -60),
    endsAt: addDays(shop.clock, now, 30),
  })
}
