import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { OrderContext } from '../../src/machines/orderTypes.ts'
import {
  allBack,
  confirmed,
  returnUntil,
  day,
  before,
  ordered,
  placed,
  received,
  moneyBack,
  goodsBack,
  sentBack,
  shipped,
  totesShipped,
  partlySent,
  agreed,
  offered,
  annulled,
  goodsAreBack,
  settled,
  waitingForDelivery,
  delivered,
  applying,
  returning,
  refunded,
  follow,
  refundOf,
  lamp,
  tote,
} from './support/orderJourneys.ts'
import { periodsMs } from '../support/facts.ts'

const toReceive = periodsMs.toConfirmReceipt

const allSent = placed.lines.map((line) => ({ ...line, unsentPieces: 0 }))
const onItsWay = {
  ...placed,
  money: { inEscrowCents: 3_000, revenueCents: 0, givenBackCents: 0 },
  stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 0, soldPieces: 0 },
  lines: allSent,
}

describe('an order’s life:', () => {
  test('placed, its pieces are reserved for 30 minutes; cancelled, they are free again', () => {
    const order = follow([])
    expect(order.getSnapshot()).toMatchObject({ value: 'waitingToPay', context: placed })

    order.send({ type: 'order.cancelled' })
    expect(order.getSnapshot()).toMatchObject({
      value: 'cancelled',
      context: {
        money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 0 },
        stock: { reservedPieces: 0, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        deadline: null,
      },
    })
  })

  test('paid money waits in escrow, and is the shop’s once the shopper has the goods', () => {
    const order = follow(delivered)
    expect(order.getSnapshot()).toMatchObject({
      context: { ...onItsWay, deadline: before + toReceive },
    })

    order.send(confirmed)
    expect(order.getSnapshot().context).toMatchObject({
      money: { inEscrowCents: 0, revenueCents: 3_000, givenBackCents: 0 },
      stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 0, soldPieces: 3 },
    })
  })

  test('a late refund comes from the shop’s own money, and the goods stay sold', () => {
    const order = follow([...received, allBack, agreed, settled])
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 500, givenBackCents: 2_500 },
        stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 0, soldPieces: 3 },
      },
    })
  })

  test('paid, shipped, extended, confirmed by the clock, completed by the clock', () => {
    const order = follow([...delivered, { type: 'receipt.extended' }])
    const extended = before + toReceive + periodsMs.receiptExtension
    expect(order.getSnapshot().context.deadline).toBe(extended)

    order.send({ type: 'receipt.autoConfirmed', at: extended, returnUntil })
    const reviewed = extended + periodsMs.toReview
    expect(order.getSnapshot().context.deadline).toBe(reviewed)

    order.send({ type: 'order.completed', at: reviewed })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'completed' },
      context: {
        ...placed,
        money: { inEscrowCents: 0, revenueCents: 3_000, givenBackCents: 0 },
        stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 0, soldPieces: 3 },
        lines: allSent,
        deadline: reviewed + periodsMs.toRefundLate,
        returnUntil,
        extensions: 1,
      },
    })
  })

  test('left alone after shipping: each deadline counts from the one before', () => {
    const order = follow(delivered)
    const lookedAt = before + toReceive + periodsMs.toReview + 4 * day
    order.send({ type: 'receipt.autoConfirmed', at: lookedAt, returnUntil })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'received' },
      context: { deadline: before + toReceive + periodsMs.toReview },
    })

    order.send({ type: 'order.completed', at: lookedAt })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'completed' },
      context: { deadline: before + toReceive + periodsMs.toReview + periodsMs.toRefundLate },
    })
  })

  test('an after-sale request stops the deadline, which continues with the remaining time', () => {
    const order = follow([...delivered, { ...moneyBack, at: before + 4 * day }])
    const timeLeft = toReceive - 4 * day
    expect(order.getSnapshot().context).toMatchObject({ deadline: null, timeLeft })

    order.send({ type: 'refund.withdrawn', at: before + 40 * day })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'delivered' },
      context: { ...onItsWay, deadline: before + 40 * day + timeLeft },
    })
  })

  test('refunds of single pieces, one after the other, return the whole sum', () => {
    const order = follow([...applying, agreed, settled])
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: {
        money: { inEscrowCents: 2_500, revenueCents: 0, givenBackCents: 500 },
        stock: { reservedPieces: 2, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        refund: null,
        deadline: null,
        lines: [{ refundablePieces: [500] }, { refundablePieces: [2_000] }],
      },
    })

    for (const event of [refundOf([lamp], 2_000), agreed, settled]) {
      order.send(event)
    }
    expect(order.getSnapshot()).toMatchObject({ value: { paid: 'waitingForDelivery' } })
    for (const event of [refundOf([tote], 500), agreed, settled]) {
      order.send(event)
    }
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 3_000 },
        stock: { reservedPieces: 0, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        refund: null,
        lines: [{ refundablePieces: [] }, { refundablePieces: [] }],
      },
    })
  })

  test('every piece refunded for less than its cost leaves nothing to ask for', () => {
    const order = follow(refunded)
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 500, givenBackCents: 2_500 },
        stock: { reservedPieces: 0, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        lines: [{ refundablePieces: [] }, { refundablePieces: [] }],
      },
    })
  })

  test('the whole sum covers no more than its pieces: nothing is refundable afterwards', () => {
    const pricey = { ...ordered, lines: [{ ...ordered.lines[0], pieceCents: [3_000, 0] }] }
    const order = follow([...waitingForDelivery, refundOf([tote], 3_000), agreed, settled], pricey)
    expect(order.getSnapshot().value).toEqual({ afterSale: 'refunded' })
  })

  test('never refunds more than is left of what was paid', () => {
    const settling = follow([...applying, agreed]).getPersistedSnapshot() as unknown as {
      context: OrderContext
    }
    const money = { inEscrowCents: 499, revenueCents: 0, givenBackCents: 2_501 }
    const snapshot = { ...settling, context: { ...settling.context, money } }
    const order = createActor(orderMachine, { snapshot: snapshot as never }).start()

    order.send(settled)
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunding' },
      context: { money },
    })
  })

  test('in two parcels: the last one makes it delivered, and the receive period starts with it', () => {
    const order = follow(partlySent)
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: { deadline: null, lines: [{ unsentPieces: 2 }, { unsentPieces: 0 }] },
    })

    order.send({ ...totesShipped, at: before + 3 * day })
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'delivered' },
      context: { ...onItsWay, deadline: before + 3 * day + toReceive },
    })
  })

  test('unsent pieces are refunded: the rest goes on as after a last parcel', () => {
    const order = follow([...partlySent, refundOf([{ ...tote, quantity: 2 }], 1_000), agreed])
    order.send({ ...settled, at: before + 2 * day })

    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'delivered' },
      context: {
        money: { inEscrowCents: 2_000, revenueCents: 0, givenBackCents: 1_000 },
        stock: { reservedPieces: 0, sentPieces: 1, restockedPieces: 0, soldPieces: 0 },
        deadline: before + 2 * day + toReceive,
        lines: [
          { refundablePieces: [], unsentPieces: 0 },
          { refundablePieces: [2_000], unsentPieces: 0 },
        ],
      },
    })
  })

  test('a sent parcel is refunded while the other pieces still wait', () => {
    const order = follow([...partlySent, goodsBack, agreed, sentBack, goodsAreBack, settled])

    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: {
        money: { inEscrowCents: 1_000, revenueCents: 0, givenBackCents: 2_000 },
        stock: { reservedPieces: 2, sentPieces: 1, restockedPieces: 1, soldPieces: 0 },
        deadline: null,
        lines: [
          { refundablePieces: [500, 500], unsentPieces: 2 },
          { refundablePieces: [], unsentPieces: 0 },
        ],
      },
    })
  })

  test('of pieces of one line, unsent ones are refunded first', () => {
    const order = follow([...waitingForDelivery, { ...shipped, lines: [tote] }, moneyBack])
    for (const event of [agreed, settled]) order.send(event)

    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: {
        money: { inEscrowCents: 2_500, revenueCents: 0, givenBackCents: 500 },
        stock: { reservedPieces: 1, sentPieces: 1, restockedPieces: 0, soldPieces: 0 },
        lines: [
          { refundablePieces: [500], unsentPieces: 0 },
          { refundablePieces: [2_000], unsentPieces: 1 },
        ],
      },
    })
  })

  test('an offer gives less; its pieces can give the rest, and are sent', () => {
    const order = follow([...applying, offered, settled])
    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'waitingForDelivery' },
      context: {
        money: { inEscrowCents: 2_800, revenueCents: 0, givenBackCents: 200 },
        stock: { reservedPieces: 3, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        refund: null,
        lines: [
          { refundablePieces: [500, 300], unsentPieces: 2 },
          { refundablePieces: [2_000], unsentPieces: 1 },
        ],
      },
    })

    for (const event of [shipped, refundOf([{ ...tote, quantity: 2 }, lamp], 2_800), agreed]) {
      order.send(event)
    }
    order.send(settled)
    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 3_000 },
        stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 0, soldPieces: 0 },
      },
    })
  })

  test('annulled by the shop, it returns all that was left of its sum', () => {
    const order = follow([...applying, agreed, settled, annulled])

    expect(order.getSnapshot()).toMatchObject({
      value: { afterSale: 'refunded' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 0, givenBackCents: 3_000 },
        stock: { reservedPieces: 0, sentPieces: 0, restockedPieces: 0, soldPieces: 0 },
        refund: null,
        lines: [
          { refundablePieces: [], unsentPieces: 0 },
          { refundablePieces: [], unsentPieces: 0 },
        ],
      },
    })
  })

  test('a return passes through shipping and restocking', () => {
    const order = follow([...returning, goodsAreBack, settled])

    expect(order.getSnapshot()).toMatchObject({
      value: { paid: 'received' },
      context: {
        money: { inEscrowCents: 0, revenueCents: 1_000, givenBackCents: 2_000 },
        stock: { reservedPieces: 0, sentPieces: 3, restockedPieces: 1, soldPieces: 3 },
        deadline: before + periodsMs.toReview,
      },
    })
  })
})
