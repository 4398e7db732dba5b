import { describe, expect } from 'vitest'
import { payOrder, showOrder } from '../../contract/orders.ts'
import { cancelWithdrawal, showRecharge, showWithdrawal, withdraw } from '../../contract/wallet.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import {
  balances,
  mintRecharge,
  mintWithdrawable,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { rounds } from '../support/raceRounds.ts'
import { badFindings } from '../support/testShop.ts'

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))

describe('the wallet under races on PostgreSQL', () => {
  test.beforeAll(async ({ shop }) => {
    await openNetworks(shop)
  })

  test.for(rounds)(
    'round %i: of twenty withdrawals with money for three, three are held',
    async (_, { shop }) => {
      const shopper = await mintShopper(shop, { balanceCents: 3 * 2_300 + 2_299 })
      const wanted = await Promise.all(times(20, () => mintWithdrawable(shop, shopper, 2_000)))

      const answers = await Promise.all(
        wanted.map(({ quoteId, proof }) => send(shop.app, withdraw, { quoteId, proof }, shopper)),
      )

      expect({
        held: answers.filter(({ body }) => body.code === 1).length,
        reasons: [...new Set(answers.map(({ body }) => body.reason ?? 'held'))].toSorted(),
        ...(await balances(shop, shopper)),
        findings: await badFindings(shop),
      }).toEqual({
        held: 3,
        reasons: ['balanceTooLow', 'held'],
        availableCents: 2_299,
        heldCents: 6_900,
        findings: [],
      })
    },
  )

  test.for(rounds)(
    'round %i: ten passes against ten refusals of one recharge resolve it once',
    async (_, { shop }) => {
      const shopper = await mintShopper(shop)
      const { id } = await mintRecharge(shop, shopper, 5_000)
      const name = `R${id}`
      const answers = await Promise.all(
        times(20, (at) =>
          at % 2 === 0
            ? askOffice(shop, '/pass', { name, arrivedCents: 5_000 })
            : askOffice(shop, '/decline', { name, reason: 'no' }),
        ),
      )
      const { status } = await ask(shop.app, showRecharge, { id }, shopper)
      const { availableCents } = await balances(shop, shopper)
      expect(answers.map(({ reason }) => reason ?? 'done').toSorted()).toEqual([
        'done',
        ...times(19, () => 'rechargeAnswered'),
      ])
      expect([
        [1, 5_000],
        [2, 0],
      ]).toContainEqual([status, availableCents])
      expect(await badFindings(shop)).toEqual([])
    },
  )

  test.for(rounds)(
    'round %i: passes, refusals and cancels of one withdrawal resolve it once',
    async (_, { shop }) => {
      const shopper = await mintShopper(shop, { balanceCents: 5_300 })
      const { id } = await mintWithdrawal(shop, shopper, 5_000)
      const name = `W${id}`
      const answers = await Promise.all(
        times(24, async (at) => {
          if (at % 3 === 0)
            return (await askOffice(shop, '/pass', { name, reference: 'HB' })).reason
          if (at % 3 === 1)
            return (await askOffice(shop, '/decline', { name, reason: 'no' })).reason
          const cancel = await send(shop.app, cancelWithdrawal, { withdrawalId: id }, shopper)
          return cancel.body.reason
        }),
      )
      const { status } = await ask(shop.app, showWithdrawal, { id }, shopper)
      expect(answers.map((reason) => reason ?? 'done').toSorted()).toEqual([
        'done',
        ...times(23, () => 'withdrawalAnswered'),
      ])
      expect([
        [1, { availableCents: 0, heldCents: 0 }],
        [2, { availableCents: 5_300, heldCents: 0 }],
        [-1, { availableCents: 5_300, heldCents: 0 }],
      ]).toContainEqual([status, await balances(shop, shopper)])
      expect(await badFindings(shop)).toEqual([])
    },
  )

  test.for(rounds)(
    'round %i: a recharge that is passed twenty times is credited once',
    async (_, { shop }) => {
      const shopper = await mintShopper(shop)
      const { id } = await mintRecharge(shop, shopper, 5_000)
      const answers = await Promise.all(
        times(20, () => askOffice(shop, '/pass', { name: `R${id}`, arrivedCents: 5_000 })),
      )
      expect({
        done: answers.filter(({ status }) => status === 200).length,
        ...(await balances(shop, shopper)),
        findings: await badFindings(shop),
      }).toEqual({ done: 1, availableCents: 5_000, heldCents: 0, findings: [] })
    },
  )

  test.for(rounds)(
    'round %i: of a withdrawal and a payment with money for one, one succeeds',
    async (_, { shop }) => {
      const goods = await mintGoods(shop, { priceCents: 2_300, stock: 1 })
      const shopper = await mintShopper(shop, { balanceCents: 2_300 })
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const proof = await mintProof(shop, shopper, order)
      const wanted = await mintWithdrawable(shop, shopper, 2_000)

      const answers = await Promise.all([
        send(shop.app, payOrder, { orderId: order.id, proof }, shopper),
        send(shop.app, withdraw, { quoteId: wanted.quoteId, proof: wanted.proof }, shopper),
      ])

      const { status } = await ask(shop.app, showOrder, { id: order.id }, shopper)
      expect(answers.map(({ body }) => body.reason ?? 'done').toSorted()).toEqual([
        'balanceTooLow',
        'done',
      ])
      expect([
        [1, { availableCents: 0, heldCents: 0 }],
        [0, { availableCents: 0, heldCents: 2_300 }],
      ]).toContainEqual([status, await balances(shop, shopper)])
      expect(await badFindings(shop)).toEqual([])
    },
  )
})
