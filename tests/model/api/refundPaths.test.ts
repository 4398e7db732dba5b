import { describe, expect } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { refundMachine } from '../../../src/machines/refundMachine.ts'
import type { RefundContext, RefundEvent } from '../../../src/machines/refundTypes.ts'
import type { OrderEvent } from '../../../src/machines/orderTypes.ts'
import { refundFacts, refundStateValue } from '../../../src/machines/selectors/refundSelectors.ts'
import { test } from '../../support/shopTest.ts'
import { proof } from '../charts/refund.ts'
import type { ChartModel, EventFixtures } from '../support/chartModel.ts'
import { titleOf } from '../support/describePath.ts'
import type { SeenRecord } from '../support/evidence.ts'
import type { Path } from '../support/explorePaths.ts'
import { lamp, ordered, paid, placedAt, shipped } from '../support/orderJourneys.ts'
import {
  agreed,
  annulled,
  cancelled,
  declared,
  lapsed,
  wornGoodsAreBack,
  asked,
  askedWithReturn,
  goodsAreBack,
  offered,
  refused,
  sentBack,
  settled,
  withdrawn,
} from '../support/refundJourneys.ts'
import { startReplay } from '../support/replay.ts'
import { examineStep, notePlayed, notPlayed, nothingWalked, walkedBy } from './driveChart.ts'
import { noteRows } from './noteRows.ts'
import { driveOrder, type OrderDriver } from './orderDriver.ts'
import { pathsToWalk } from './pathsToWalk.ts'

/** Each event once, as its actor would cause it. */
const events = {
  'refund.applied': [asked, askedWithReturn],
  'return.declared': [declared, cancelled],
  'return.lapsed': [lapsed],
  'order.annulled': [annulled],
  'refund.withdrawn': [withdrawn],
  'refund.refused': [refused],
  'refund.approved': [agreed, offered],
  'goods.sentBack': [sentBack],
  'goods.returned': [goodsAreBack, wornGoodsAreBack],
  'refund.settled': [settled],
} satisfies EventFixtures<typeof refundMachine>

const model = {
  machine: refundMachine,
  events,
  actors: {},
} as unknown as ChartModel<AnyStateMachine>
const named = pathsToWalk(model).map((path) => [titleOf(path), path] as const)

describe('the paths of the refund chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named)('%s', async ([, path], { shop }) => {
    const order = await driveOrder(shop)
    for (const event of [ordered, paid]) expect(await order.send(event)).toBe(true)
    const noteStep = await noteRows(shop, { model, input: path.input, userId: order.userId })
    for (const { event, after } of path.steps) {
      const wasTaken = await cause(order, event as RefundEvent)
      await noteStep(event, async () => recordOf(await order.readRefund()))
      expect({ event: event.type, wasTaken, ...(await standOf(order)) }).toEqual({
        event: event.type,
        wasTaken: true,
        state: after.value,
        isOrderInAfterSale: !after.hasTag('over') || event.type === 'order.annulled',
        facts: after.context as RefundContext,
        paidOutCents: (after.context as RefundContext).givenBackCents,
      })
      await examineStep(shop, event)
    }
    noteWalked(path)
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(refundMachine, walked, started)
    expect(notPlayed(refundMachine, walked)).toEqual([])
  })

  function noteWalked({ input, steps }: Path): void {
    const actor = startReplay(model, input)
    for (const { event } of steps) void actor.perform(event)
    for (const leaf of actor.leaves) walked.leaves.add(leaf)
    for (const transition of actor.transitions) walked.transitions.add(transition)
    actor.stop()
  }
})

function recordOf({ stage, amountCents, offeredCents, refusedFor }: RefundDetail): SeenRecord {
  return { stage, amountCents, offeredCents, refusedFor }
}

async function standOf(order: OrderDriver) {
  const refund = await order.readRefund()
  return {
    state: refundStateValue(refund),
    isOrderInAfterSale: (await order.read()).status === -4,
    facts: refundFacts(refund),
    paidOutCents: (await order.books()).refundedCents,
  }
}

/**
 * A refund or return of sent goods needs a shipped order; an annulled or cancelled order must not be
 * shipped.
 */
async function cause(order: OrderDriver, event: RefundEvent): Promise<boolean> {
  const isOfSent =
    event.type === 'refund.applied' || (event.type === 'return.declared' && event.sentPieces > 0)
  if (!isOfSent) return order.send(asOrders(event))
  return (await order.send(shipped)) && order.send(asOrders(event))
}

/** The corresponding event of the order that the request belongs to. */
function asOrders(event: RefundEvent): OrderEvent {
  const at = placedAt
  switch (event.type) {
    case 'refund.applied': {
      const { amountCents, withReturn } = event
      return {
        type: event.type,
        at,
        request: { lines: [lamp], amountCents, withReturn, isOfSent: true },
      }
    }
    case 'return.declared':
      return { type: event.type, at, lines: [lamp], amountCents: 2_000 }
    case 'return.lapsed':
    case 'order.annulled':
    case 'refund.withdrawn':
    case 'refund.refused':
    case 'refund.settled':
      return { ...event, at }
    case 'refund.approved':
    case 'goods.sentBack':
    case 'goods.returned':
      return event
  }
}
