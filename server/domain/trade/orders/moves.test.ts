import { describe, expect, test } from 'vitest'
import { orderEventTypes } from '../../../../contract/orderDetail.ts'
import { canMove, findMove, moves, type Move } from './moves.ts'
import { columnsOf, stateOf } from './orderState.ts'

/** The product's own table: event | from | to | who. */
const product = `
  order.placed          | –                                | 0                       | shopper
  order.paid            | 0                                | 1                       | shopper
  order.cancelled       | 0                                | -1                      | shopper
  order.expired         | 0                                | -1                      | clock
  parcel.shipped        | 1                                | 1                       | operator
  parcel.shipped        | 1                                | 2                       | operator
  order.annulled        | 1                                | -4 refunded             | operator
  receipt.confirmed     | 2                                | 3                       | shopper
  receipt.autoConfirmed | 2                                | 3                       | clock
  receipt.extended      | 2                                | 2                       | shopper
  review.submitted      | 3, 4                             | 4                       | shopper
  order.completed       | 3                                | 4                       | clock
  return.declared       | 1                                | -4 refunding            | shopper
  return.declared       | 1, 2, 3, 4                       | -4 awaitingReturn       | shopper
  return.lapsed         | -4 awaitingReturn                | the state before        | clock
  refund.applied        | 1, 2, 3, 4                       | -4 applying             | shopper
  refund.withdrawn      | -4 applying, -4 awaitingReturn   | the state before        | shopper
  refund.refused        | -4 applying, -4 returning        | the state before        | operator
  refund.approved       | -4 applying                      | -4 awaitingReturn       | operator
  refund.approved       | -4 applying                      | -4 refunding            | operator
  goods.sentBack        | -4 awaitingReturn                | -4 returning            | shopper
  goods.returned        | -4 awaitingReturn, -4 returning  | -4 refunding            | operator
  refund.settled        | -4 refunding                     | -4 refunded             | clock
  refund.settled        | -4 refunding                     | 2                       | clock
  refund.settled        | -4 refunding                     | the state before        | clock`

const states = [
  ['waitingToPay', 0, null],
  ['waitingForDelivery', 1, null],
  ['delivered', 2, null],
  ['received', 3, null],
  ['completed', 4, null],
  ['cancelled', -1, null],
  ['applying', -4, 'applying'],
  ['awaitingReturn', -4, 'awaitingReturn'],
  ['returning', -4, 'returning'],
  ['refunding', -4, 'refunding'],
  ['refunded', -4, 'refunded'],
] as const

describe('the moves of an order', () => {
  test("equal the product's table, row by row", () => {
    const rows = product
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(moves.map(asProductRow)).toEqual(rows)
  })

  test('cover every event of the timeline', () => {
    expect(new Set(moves.map(({ event }) => event))).toEqual(new Set(orderEventTypes))
  })

  test('have unique names, and each name finds its row', () => {
    expect(moves.map((move) => findMove(move))).toEqual([...moves])
  })

  test('have cancelled and refunded as final states', () => {
    const ends = states.filter(([state]) => !moves.some(({ event }) => canMove(event, state)))
    expect(ends.map(([state]) => state)).toEqual(['cancelled', 'refunded'])
  })
})

describe('a state of an order', () => {
  test.for(states)('%s is stored as %i and %s, and read back', ([state, status, stage]) => {
    const columns = { status, afterSaleStage: stage }
    expect([columnsOf(state), stateOf(columns)]).toEqual([columns, state])
  })
})

function asProductRow({ event, from, to, actor }: Move): string[] {
  const written = (state: Move['from'][number]) => {
    const { status, afterSaleStage } = columnsOf(state)
    return afterSaleStage ? `${status} ${afterSaleStage}` : String(status)
  }
  return [
    event,
    from.map(written).join(', ') || '–',
    to === 'stateBefore' ? 'the state before' : written(to),
    actor,
  ]
}
