import { initialTransition, transition } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { OrderContext, OrderEvent } from '../../src/machines/orderTypes.ts'
import { arrowTaken } from './arrows.ts'
import { chartEventOf, NoSuchStep, refundOf } from './chartEventOf.ts'
import type { History, HistoryRefund, HistoryStep } from './history.ts'

type Snapshot = SnapshotFrom<typeof orderMachine>

export interface Impossible {
  sn: string
  /**
   * From 1 on; null: each step is possible, but the order's row is not in the state that they lead
   * to.
   */
  step: number | null
  event: string | null
  at: string | null
  why: string
}

export interface Played {
  /** The keys of the arrows, in their order. */
  arrows: string[]
  impossible: Impossible | null
}

const dayMs = 86_400_000

/** Plays an order's history through its chart, up to the first impossible step. */
export function playHistory(history: History, clock: { dayMs: number }): Played {
  const placedAt = Date.parse(history.placedAt)
  /** Where days pass faster, each moment is scaled back to real days. */
  const momentOf = (text: string) =>
    placedAt + Math.round((Date.parse(text) - placedAt) * (dayMs / clock.dayMs))
  const arrows: string[] = []
  const [first] = history.events
  const named = (step: number | null, why: string): Played => {
    const event = step === null ? undefined : history.events[step]
    return {
      arrows,
      impossible: {
        sn: history.sn,
        step: step === null ? null : step + 1,
        event: event?.type ?? null,
        at: event?.at ?? null,
        why,
      },
    }
  }
  if (first?.type !== 'order.placed' || first.from !== null || first.actor !== 'shopper')
    return named(0, 'a history begins with the shopper’s placing')
  let [snapshot]: [Snapshot, ...unknown[]] = initialTransition(orderMachine)
  for (const [index, step] of history.events.entries()) {
    const before = placeOf(snapshot)
    if (step.from !== codeOf(snapshot))
      return named(index, `it is said to begin in ${step.from}, and the order was ${before}`)
    const event = eventOrWhy(history, index, momentOf)
    if (typeof event === 'string') return named(index, event)
    const arrow = arrowTaken(snapshot, event)
    if (arrow === null) return named(index, `the chart allows no such step where it was ${before}`)
    const [next] = transition(orderMachine, snapshot, event)
    arrows.push(arrow)
    snapshot = asReported(history, { step, event, before: snapshot, after: next, momentOf })
    if (step.to !== codeOf(snapshot))
      return named(index, `it is said to lead to ${step.to}, and leads to ${placeOf(snapshot)}`)
  }
  return { arrows, impossible: endOf(history, snapshot, named) }
}

function endOf(
  { status, afterSaleStage, refundedCents }: History,
  snapshot: Snapshot,
  named: (step: null, why: string) => Played,
): Impossible | null {
  const stage = typeof snapshot.value === 'object' && 'afterSale' in snapshot.value
  const isThere =
    status === codeOf(snapshot) &&
    afterSaleStage === (stage ? placeOf(snapshot) : null) &&
    refundedCents === snapshot.context.money.givenBackCents
  if (isThere) return null
  const row = `${status}${afterSaleStage === null ? '' : ` ${afterSaleStage}`}, ${refundedCents} cents given back`
  const led = `${placeOf(snapshot)}, ${snapshot.context.money.givenBackCents} cents given back`
  return named(null, `the order stands at ${row}; its history leads to ${led}`).impossible
}

function eventOrWhy(
  history: History,
  index: number,
  momentOf: (text: string) => number,
): OrderEvent | string {
  try {
    return chartEventOf(history, index, momentOf)
  } catch (error) {
    if (error instanceof NoSuchStep) return error.message
    throw error
  }
}

/** Where only the server knows a figure, the chart continues with the stored one. */
function asReported(
  history: History,
  {
    step,
    event,
    before,
    after,
    momentOf,
  }: {
    step: HistoryStep
    event: OrderEvent
    before: Snapshot
    after: Snapshot
    momentOf: (text: string) => number
  },
): Snapshot {
  if (event.type === 'refund.settled') return settled(before, after, refundOf(history, step))
  if (event.type !== 'order.placed') return after
  const { payDeadline } = history
  return payDeadline === null ? after : playUntil(after, momentOf(payDeadline))
}

/** A recharge that was made for it holds an unpaid order for longer. */
function playUntil(placed: Snapshot, deadline: number): Snapshot {
  const context: OrderContext = { ...placed.context, deadline }
  return { ...placed, context } as Snapshot
}

/**
 * The server splits an offer that is lower than the request. The chart continues with its shares.
 */
function settled(before: Snapshot, after: Snapshot, refund: HistoryRefund): Snapshot {
  if (refund.askedCents === null) return after
  const lines = after.context.lines.map((line) => {
    const was = before.context.lines.find(({ lineId }) => lineId === line.lineId)
    const share = refund.lines.find(({ lineId }) => lineId === line.lineId)?.amountCents ?? 0
    return { ...line, refundablePieces: lessFromTheEnd(was?.refundablePieces ?? [], share) }
  })
  const context: OrderContext = { ...after.context, lines }
  return { ...after, context } as Snapshot
}

function lessFromTheEnd(pieces: readonly number[], cents: number): number[] {
  let left = cents
  return pieces
    .toReversed()
    .map((piece) => {
      const taken = Math.min(piece, left)
      left -= taken
      return piece - taken
    })
    .toReversed()
}

/** Null before it is placed. */
function codeOf(snapshot: Snapshot): number | null {
  return Object.values(snapshot.getMeta()).find((meta) => meta !== undefined)?.code ?? null
}

function placeOf({ value }: Snapshot): string {
  return typeof value === 'string' ? value : (Object.values(value)[0] as string)
}
