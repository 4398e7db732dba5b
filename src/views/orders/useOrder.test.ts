// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showCart } from '../../../contract/cart.ts'
import {
  cancelOrder,
  confirmReceipt,
  extendReceipt,
  listOrders,
  reorder,
  showOrder,
  type ReorderLine,
} from '../../../contract/orders.ts'
import { sendGoodsBack, withdrawRefund } from '../../../contract/refunds.ts'
import { aCart } from '../../../tests/factories/cartAnswers.ts'
import { anOrder, aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import {
  callName,
  heldBy,
  openBindings,
  soon,
  type Asked,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { useActiveStates } from '../actors/flows.ts'
import { toasts } from '../actors/toasts.ts'
import {
  holdOrder,
  knownOrder,
  orderChartOf,
  prefetchOrder,
  useOrder,
  useOrderAction,
  useOrders,
  useReorder,
  useSendBack,
} from './useOrder.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(showCart, aCart([]))
  bindings.answers(showOrder, ({ query }: Asked) => anOrder({ id: Number(query?.['id']) }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

const timesShown = () => bindings.askedFor(showOrder).length
const isShownAgain = (times: number) => soon(() => expect(timesShown()).toBe(times))

describe('actions run after a confirmation', () => {
  const actions = [
    { action: 'cancel', call: cancelOrder, body: { orderId: 31 }, said: 'order.cancelledNotice' },
    {
      action: 'confirmReceipt',
      call: confirmReceipt,
      body: { orderId: 31 },
      said: 'order.confirmedNotice',
    },
    {
      action: 'extendReceipt',
      call: extendReceipt,
      body: { orderId: 31 },
      said: 'order.extendedNotice',
    },
    {
      action: 'withdrawRefund',
      call: withdrawRefund,
      body: { refundId: 8 },
      said: 'order.withdrawnNotice',
    },
  ] as const

  async function confirmed(action: (typeof actions)[number]['action']) {
    const held = await heldBy(bindings, () => ({
      order: useOrder(31),
      ...useOrderAction(31),
    }))
    await isShownAgain(1)
    await act(async () => {
      held().actor.send({ type: 'action.asked', action, refundId: 8 })
      held().actor.send({ type: 'action.confirmed' })
    })
    await soon(() => expect(held().snapshot.matches('performing')).toBe(false))
    return held
  }

  test.each(actions)(
    '$action sends its call, shows a message, and updates the order',
    async (given) => {
      const success = vi.spyOn(toasts, 'success')
      const { action, call, body, said } = given
      bindings.answers(call, anOrder())
      const held = await confirmed(action)
      await isShownAgain(2)
      expect([
        actions.flatMap((each) => bindings.askedFor(each.call)),
        held().snapshot.value,
        held().snapshot.context.orderId,
        success.mock.calls.map(([message]) => message.id),
      ]).toEqual([
        [{ call: callName(call), body, token: 'token-1', key: expect.any(String) as string }],
        'resting',
        31,
        [said],
      ])
    },
  )

  test('an order that changed meanwhile is updated, with the reason', async () => {
    const observed = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'failure')] as const
    const refusal = { status: 200, msg: 'Not any more', reason: 'stateChanged' }
    bindings.refuses(cancelOrder, { ...refusal, data: { order: anOrder({ status: 1 }) } })
    const held = await confirmed('cancel')
    await isShownAgain(2)
    const failure = held().snapshot.context.failure
    expect([failure, held().snapshot.value, ...observed.map(({ mock }) => mock.calls)]).toEqual([
      expect.objectContaining({ type: 'refused', reason: 'stateChanged', msg: 'Not any more' }),
      'resting',
      [],
      [[failure]],
    ])
  })

  test('an unanswered action leaves the order unchanged and can be confirmed again', async () => {
    const observed = [vi.spyOn(toasts, 'success'), vi.spyOn(toasts, 'failure')] as const
    bindings.answers(cancelOrder, () => Promise.reject(new TypeError('the line is cut')))
    const held = await confirmed('cancel')
    const { value, context } = held().snapshot
    expect([
      value,
      context.failure,
      timesShown(),
      ...observed.map(({ mock }) => mock.calls),
    ]).toEqual(['unanswered', { type: 'network' }, 1, [], []])
  })

  test('each order has its own confirmation', async () => {
    const held = await heldBy(bindings, () => [useOrderAction(31), useOrderAction(32)] as const)
    await act(async () =>
      held()[0].actor.send({ type: 'action.asked', action: 'cancel', refundId: null }),
    )
    expect(held().map(({ snapshot }) => snapshot.hasTag('asking'))).toEqual([true, false])
  })
})

test('returned goods are reported, and the order is updated', async () => {
  const onSent = vi.fn()
  bindings.answers(sendGoodsBack, anOrder())
  const held = await heldBy(bindings, () => ({ order: useOrder(31), form: useSendBack(8, onSent) }))
  await isShownAgain(1)
  await act(async () => held().form.submit({ carrier: 'UPS', trackingNumber: '1Z9' }))
  await isShownAgain(2)
  expect([
    bindings.askedFor(sendGoodsBack).map(({ body }) => body),
    onSent.mock.calls.length,
  ]).toEqual([[{ refundId: 8, carrier: 'UPS', trackingNumber: '1Z9' }], 1])
})

test('reordered lines are in the cart, and a report lists them', async () => {
  const onReport = vi.fn()
  const lines: ReorderLine[] = [
    {
      lineId: 1,
      skuId: 200,
      title: 'Canvas tote',
      variant: 'Navy',
      outcome: 'added',
      wanted: 2,
      added: 2,
      beforeCents: 1_000,
      nowCents: 1_000,
    },
  ]
  bindings.answers(reorder, { cart: aCart([]), lines })
  const held = await heldBy(bindings, () => useReorder(31, onReport))
  await soon(() => expect(bindings.cart.getSnapshot().hasTag('busy')).toBe(false))
  const readBefore = bindings.askedFor(showCart).length
  await act(async () => held().submit(null))
  await soon(() => expect(bindings.askedFor(showCart)).toHaveLength(readBefore + 1))
  expect([bindings.askedFor(reorder).map(({ body }) => body), onReport.mock.calls]).toEqual([
    [{ orderId: 31 }],
    [[lines]],
  ])
})

test('an order that was just placed is shown at once', async () => {
  const order = anOrder({ note: 'Ring twice' })
  holdOrder(order)
  bindings.answers(showOrder, () => new Promise(() => {}))
  const held = await heldBy(bindings, () => useOrder(31))
  expect([held().state, held().data]).toEqual(['filled', order])
})

test('a prefetched order is not requested again when it opens', async () => {
  prefetchOrder(31)
  await isShownAgain(1)
  await act(async () => {})
  const held = await heldBy(bindings, () => useOrder(31))
  await soon(() => expect(held().data).toEqual(anOrder()))
  expect(bindings.askedFor(showOrder).map(({ query }) => query)).toEqual([{ id: '31' }])
})

test('the list row of an order is known, page after page', async () => {
  bindings.answers(listOrders, ({ query }: Asked) => {
    const id = query?.['cursor'] === undefined ? 31 : 32
    return { list: [anOrder({ id })], nextCursor: id === 31 ? 'after-31' : null }
  })
  const held = await heldBy(bindings, () => useOrders('all'))
  await soon(() => expect(held().items).toHaveLength(1))
  await act(async () => held().loadMore())
  await soon(() => expect(held().items).toHaveLength(2))
  expect([
    bindings.askedFor(listOrders).map(({ query }) => query),
    [31, 32, 33].map((id) => knownOrder(id)?.id ?? null),
  ]).toEqual([
    [{ status: 'all' }, { status: 'all', cursor: 'after-31' }],
    [31, 32, null],
  ])
})

test('the flows page shows the current states of an order and its request', async () => {
  const charts = ['order', 'refund', 'used by nobody'] as const
  const held = await heldBy(bindings, () => charts.map(useActiveStates))
  const stands = []
  const refund = aRefundAnswer()
  for (const order of [
    anOrder({ status: -4, afterSaleStage: 'applying', refund }),
    anOrder({ status: 1 }),
  ]) {
    await act(async () => void orderChartOf(order))
    stands.push(held())
  }
  expect(stands).toEqual([
    [['order', 'order.afterSale', 'order.afterSale.applying'], ['refund', 'refund.applying'], []],
    [['order', 'order.paid', 'order.paid.waitingForDelivery'], ['refund', 'refund.applying'], []],
  ])
})
