import { describe, expect } from 'vitest'
import { cancelOrder } from '../../contract/orders.ts'
import { recharge } from '../../contract/wallet.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mintUpload, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintRecharge, openNetworks } from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { periods } from '../support/facts.ts'

describe('an order that waits for a recharge', () => {
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
  })

  test('stays reserved until the audit, and afterwards as long as any order', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId } = await mintGoods(shop)
    const unheld = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const deadline = async () => {
      const { payDeadline } = await orderLife(shop, { shopper, order }).read()
      return payDeadline && (Date.parse(payDeadline) - Date.parse(order.placedAt)) / 60_000
    }
    const deadlineAfter = async (other: typeof order) =>
      (await orderLife(shop, { shopper, order: other }).read()).payDeadline
    const submit = async () =>
      ask(
        shop.app,
        recharge,
        {
          method: 'card',
          amountCents: 5_000,
          evidence: await mintUpload(shop, shopper),
          orderId: order.id,
        },
        shopper,
      )
    const seen = [await deadline()]
    await mintRecharge(shop, shopper)
    shop.clock.advance(periods.toPay - 10 * 60)
    const first = await submit()
    seen.push(await deadline())
    expect(await deadlineAfter(unheld)).toBe(unheld.payDeadline)
    shop.clock.advance(2 * 60 * 60)
    const second = await submit()
    await askOffice(shop, '/decline', { name: `R${first.id}`, reason: 'too dark' })
    seen.push(await deadline())
    const later = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    shop.clock.advance(60)
    await askOffice(shop, '/pass', { name: `R${second.id}`, arrivedCents: 5_000 })
    seen.push(await deadline())
    expect(await deadlineAfter(later)).toBe(later.payDeadline)
    const [usual, longest] = [periods.toPay / 60, periods.toPayDuringAudit / 60]
    const passed = usual - 10 + 120 + 1
    expect(seen).toEqual([usual, longest, longest, passed + usual])
    shop.clock.advance(periods.toPay + 60)
    expect((await orderLife(shop, { shopper, order }).read()).status).toBe(-1)
  })

  test('is reserved alone, and only by a recharge that makes it payable', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId, priceCents } = await mintGoods(shop)
    const [small, first, second] = [
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
      await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
    ]
    const isHeldAfter = async (order: typeof first, amountCents: number) => {
      const evidence = await mintUpload(shop, shopper)
      const given = { method: 'card' as const, amountCents, evidence, orderId: order.id }
      await ask(shop.app, recharge, given, shopper)
      const { payDeadline } = await orderLife(shop, { shopper, order }).read()
      return payDeadline !== order.payDeadline
    }
    expect([await isHeldAfter(small, priceCents - 1)]).toEqual([false])
    await ask(shop.app, cancelOrder, { orderId: small.id }, shopper)
    expect([await isHeldAfter(first, priceCents), await isHeldAfter(second, 50_000)]).toEqual([
      true,
      false,
    ])
  })

  test('of two recharges for two orders at once, one holds its order', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId } = await mintGoods(shop)
    const held: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const orders = [
        await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
        await mintOrder(shop, shopper, [{ skuId, quantity: 1 }]),
      ]
      const evidence = [await mintUpload(shop, shopper), await mintUpload(shop, shopper)]
      await Promise.all(
        orders.map(({ id }, at) =>
          ask(
            shop.app,
            recharge,
            { method: 'card', amountCents: 5_000, evidence: evidence[at] ?? '', orderId: id },
            shopper,
          ),
        ),
      )
      const now = await Promise.all(
        orders.map((order) => orderLife(shop, { shopper, order }).read()),
      )
      held.push(now.filter(({ payDeadline }, at) => payDeadline !== orders[at]?.payDeadline).length)
      for (const { id } of orders) await ask(shop.app, cancelOrder, { orderId: id }, shopper)
    }
    expect(held).toEqual([1, 1, 1, 1, 1])
  })

  test('is not reserved where it is another shopper’s, or already cancelled', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const other = await mintShopper(shop)
    const { skuId } = await mintGoods(shop)
    const order = await mintOrder(shop, other, [{ skuId, quantity: 1 }])
    const evidence = await mintUpload(shop, shopper)
    const given = { method: 'card' as const, amountCents: 5_000, evidence, orderId: order.id }
    const { id } = await ask(shop.app, recharge, given, shopper)
    shop.clock.advance(periods.toPay - 10 * 60)
    await askOffice(shop, '/decline', { name: `R${id}`, reason: 'too dark' })
    const { payDeadline } = await orderLife(shop, { shopper: other, order }).read()
    expect(payDeadline).toBe(order.payDeadline)
    shop.clock.advance(10 * 60)
    const again = { ...given, evidence: await mintUpload(shop, other) }
    await ask(shop.app, recharge, again, other)
    expect((await orderLife(shop, { shopper: other, order }).read()).status).toBe(-1)
  })

  test('stays cancelled where it was cancelled before, also after the answer', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { skuId } = await mintGoods(shop)
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const deadline = async () => (await orderLife(shop, { shopper, order }).read()).payDeadline
    await ask(shop.app, cancelOrder, { orderId: order.id }, shopper)
    const evidence = await mintUpload(shop, shopper)
    const given = { method: 'card' as const, amountCents: 5_000, evidence, orderId: order.id }
    const { id } = await ask(shop.app, recharge, given, shopper)
    const meanwhile = await deadline()
    shop.clock.advance(periods.toPay - 10 * 60)
    await askOffice(shop, '/decline', { name: `R${id}`, reason: 'too dark' })
    expect([meanwhile, await deadline()]).toEqual([order.payDeadline, order.payDeadline])
  })
})
