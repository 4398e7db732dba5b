import { describe, expect } from 'vitest'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { orderMachine } from '../../../src/machines/orderMachine.ts'
import type { OrderContext, OrderEvent, OrderLineFacts } from '../../../src/machines/orderTypes.ts'
import { orderStateValue } from '../../../src/machines/selectors/orderSelectors.ts'
import { test } from '../../support/shopTest.ts'
import type { ChartModel, EventFixtures } from '../support/chartModel.ts'
import type { SeenRecord } from '../support/evidence.ts'
import type { Path } from '../support/explorePaths.ts'
import {
  agreed,
  allBack,
  annulled,
  confirmed,
  goodsAreBack,
  goodsBack,
  moneyBack,
  muchLater,
  offered,
  ordered,
  paid,
  reviewed,
  sentBack,
  lampShipped,
  lampReturned,
  allReturned,
  returnUntil,
  toteReturned,
  wornGoodsAreBack,
  restOf,
  settled,
} from '../support/orderJourneys.ts'
import { proof } from '../charts/order.ts'
import { startReplay } from '../support/replay.ts'
import { examineStep, notePlayed, notPlayed, nothingWalked, walkedBy } from './driveChart.ts'
import { booksOf } from './orderBooks.ts'
import { noteRows } from './noteRows.ts'
import { balanceCents, driveOrder } from './orderDriver.ts'
import { isEveryPlace, pathsToWalk } from './pathsToWalk.ts'

/** Each event once, as its actor would cause it. The server's own time decides what is late. */
const events = {
  'order.placed': [ordered],
  'order.paid': [paid],
  'order.cancelled': [{ type: 'order.cancelled' }],
  'order.expired': [{ type: 'order.expired', at: muchLater }],
  'parcel.shipped': ({ context }) => [restOf(context), lampShipped],
  'order.annulled': [annulled],
  'receipt.confirmed': [confirmed],
  'receipt.autoConfirmed': [{ type: 'receipt.autoConfirmed', at: muchLater, returnUntil }],
  'receipt.extended': [{ type: 'receipt.extended' }],
  'review.submitted': [reviewed, { ...reviewed, lineIds: [1, 2] }],
  'order.completed': [{ type: 'order.completed', at: muchLater }],
  'return.declared': [toteReturned, lampReturned, allReturned],
  'return.lapsed': [{ type: 'return.lapsed', at: muchLater }],
  'refund.applied': [moneyBack, goodsBack, allBack],
  'refund.withdrawn': [{ type: 'refund.withdrawn', at: paid.at }],
  'refund.refused': [{ type: 'refund.refused', at: paid.at, reason: 'worn' }],
  'refund.approved': [agreed, offered],
  'goods.sentBack': [sentBack],
  'goods.returned': [goodsAreBack, wornGoodsAreBack],
  'refund.settled': [settled],
} satisfies EventFixtures<typeof orderMachine>

function isPartlySent({ lines }: OrderContext): boolean {
  const isUnsent = ({ unsentPieces }: OrderLineFacts) => unsentPieces > 0
  const isSent = (line: OrderLineFacts) => line.refundablePieces.length > line.unsentPieces
  return lines.some(isUnsent) && lines.some(isSent)
}

const goodsAndRequest = (context: OrderContext) => ({
  pieces: context.lines.map(({ refundablePieces }) => refundablePieces.length),
  isOffer: context.refund?.offeredCents !== undefined && context.refund.offeredCents !== null,
  isPartlySent: isPartlySent(context),
  withReturn: context.refund?.withReturn,
  isStatutory: context.refund?.isStatutory,
})

/** The server knows deadlines itself. Places only differ in what money and goods depend on. */
const model: ChartModel<typeof orderMachine> = {
  machine: orderMachine,
  events,
  actors: {},
  distinguish: ({ context }) => ({
    ...goodsAndRequest(context),
    extended: context.extensions > 0,
    reviewed: context.lines.some(({ reviewed: isReviewed }) => isReviewed),
  }),
}

const startedWith = {
  availableCents: balanceCents,
  onHand: ordered.lines.reduce((sum, { piecesLeft }) => sum + piecesLeft, 0),
}

/** Every event in every state, distinguished by its possible effect on money and goods. */
const eventsInStates = (before: SnapshotFrom<AnyStateMachine>, event: AnyEventObject) => {
  const context = before.context as OrderContext
  return [JSON.stringify([before.value, goodsAndRequest(context), context.money, event])]
}
const paths = pathsToWalk(
  model as unknown as ChartModel<AnyStateMachine>,
  isEveryPlace ? undefined : eventsInStates,
)
const named = paths.map((path) => [nameOf(path), path] as const)

/** Paths share prefixes, so a place that one path examined is skipped on the next. */
const seen = new Set<string>()

describe('the paths of the order chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named)('%s', async ([, path], { shop }) => {
    const { steps } = path
    const order = await driveOrder(shop)
    const noteStep = await noteRows(shop, {
      model: model as unknown as ChartModel<AnyStateMachine>,
      input: path.input,
      userId: order.userId,
    })
    for (const [index, { event, after }] of steps.entries()) {
      const wasTaken = await order.send(event as OrderEvent)
      await noteStep(event, async () => recordOf(await order.read()))
      const way = nameOf({ steps: steps.slice(0, index + 1) })
      if (seen.has(way)) continue
      seen.add(way)
      const now = await order.read()
      const context = after.context as OrderContext
      expect({
        event: event.type,
        wasTaken,
        state: orderStateValue(now),
        reviewed: now.lines.map((line) => line.reviewed),
        refundedCents: now.refundedCents,
        books: await order.books(),
      }).toEqual({
        event: event.type,
        wasTaken: true,
        state: after.value,
        reviewed: context.lines.map((line) => line.reviewed),
        refundedCents: context.money.givenBackCents,
        books: booksOf(context, startedWith),
      })
      await examineStep(shop, event)
    }
    noteWalked(path)
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(orderMachine, walked, started)
    expect(notPlayed(orderMachine, walked)).toEqual([])
  })

  function noteWalked({ input, steps }: Path): void {
    const actor = startReplay(model as unknown as ChartModel<AnyStateMachine>, input)
    for (const { event } of steps) void actor.perform(event)
    for (const leaf of actor.leaves) walked.leaves.add(leaf)
    for (const transition of actor.transitions) walked.transitions.add(transition)
    actor.stop()
  }
})

/** The fields of an order that an operator checks first. */
function recordOf(order: OrderDetail): SeenRecord {
  const { status, afterSaleStage, totalCents, refundedCents, sentQuantity, next } = order
  const whoActs = next?.who ?? null
  return { status, afterSaleStage, totalCents, refundedCents, sentQuantity, whoActs }
}

function nameOf({ steps }: Pick<Path, 'steps'>): string {
  return steps.map(({ event }) => wordsOf(event as OrderEvent)).join(' → ')
}

function wordsOf(event: OrderEvent): string {
  if (event.type === 'refund.applied') {
    const { withReturn, amountCents } = event.request
    return `${event.type} (${amountCents}${withReturn ? ', with return' : ''})`
  }
  if (event.type === 'return.declared')
    return `${event.type} (${event.lines.map(({ lineId, quantity }) => `${lineId}×${quantity}`).join(' ')})`
  return event.type === 'review.submitted' ? `${event.type} (${event.lineIds.length})` : event.type
}
