import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { payOrder } from '../../contract/orders.ts'
import { recharge } from '../../contract/wallet.ts'
import { lockOrder } from '../../server/domain/trade/orders/orderRow.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mintUpload, mustDo } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { test } from '../support/shopTest.ts'
import { rounds } from '../support/raceRounds.ts'
import type { TestShop } from '../support/testShop.ts'

describe('transfers of the office that race on PostgreSQL', () => {
  let skuId: number
  test.beforeAll(async ({ shop }) => {
    skuId = (await mintGoods(shop, { priceCents: 5_000, stock: 100 })).skuId
  })

  /** A shopper with money for one order, and the proof that paying it needs. */
  async function readyToPay(shop: TestShop, balanceCents: number) {
    const shopper = await mintShopper(shop, { balanceCents })
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const proof = await mintProof(shop, shopper, order)
    const pay = async () => {
      const { body } = await send(shop.app, payOrder, { orderId: order.id, proof }, shopper)
      return body.code === 1 ? 'done' : body.reason
    }
    return { shopper, order, pay }
  }

  const asked = async (shop: TestShop, path: string, body: object) =>
    (await askOffice(shop, path, body)).reason ?? 'done'

  test.for(rounds.slice(0, 5))(
    'round %i: a payment or an adjustment takes the money, never both',
    async (_, { shop }) => {
      const { shopper, pay } = await readyToPay(shop, 5_000)
      const adjust = () =>
        asked(shop, '/shopper/adjust', {
          account: shopper.account,
          amountCents: -5_000,
          reason: 'Paid out twice',
          confirmedCents: -5_000,
        })
      const answers = await Promise.all([pay(), adjust(), adjust()])
      expect([
        ['done', 'notCovered', 'notCovered'],
        ['balanceTooLow', 'done', 'notCovered'],
      ]).toContainEqual([answers[0], ...answers.slice(1).toSorted()])
      expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
    },
  )

  test.for(rounds.slice(0, 5))(
    'round %i: a recharge is reversed once, and only while it isn’t spent',
    async (_, { shop }) => {
      const { shopper, pay } = await readyToPay(shop, 0)
      const name = `R${(await mintRecharge(shop, shopper, 5_000)).id}`
      await mustDo(askOffice(shop, '/pass', { name, arrivedCents: 5_000 }))
      const reverse = () =>
        asked(shop, '/reverse', { name, reason: 'Charged back', confirmedCents: 5_000 })
      const answers = await Promise.all([reverse(), pay(), reverse()])
      expect([
        ['done', 'notCovered', 'notCovered'],
        ['balanceTooLow', 'alreadyReversed', 'done'],
      ]).toContainEqual([answers[1], ...[answers[0], answers[2]].toSorted()])
      expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
    },
  )

  test('the audit of a recharge locks its order before it locks a balance', async ({ shop }) => {
    const { shopper, order } = await readyToPay(shop, 0)
    const evidence = await mintUpload(shop, shopper)
    const wanted = { method: 'card' as const, amountCents: 5_000, evidence, orderId: order.id }
    const { id } = await ask(shop.app, recharge, wanted, shopper)
    const answerWaits = () => untilLockWaits(shop.database.db)
    const passing = await shop.database.db.transaction(async (payment) => {
      await lockOrder(payment, { orderId: order.id })
      const answer = askOffice(shop, '/pass', { name: `R${id}`, arrivedCents: 5_000 })
      await answerWaits()
      await payment.execute(
        sql`select from accounts where user_id = ${shopper.userId} for update nowait`,
      )
      return { answer }
    })
    expect(await passing.answer).toEqual({ status: 200, reason: undefined })
    expect(await balances(shop, shopper)).toEqual({ availableCents: 5_000, heldCents: 0 })
  })
})
