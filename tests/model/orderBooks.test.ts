import { expect, test } from 'vitest'
import type { OrderContext } from '../../src/machines/orderTypes.ts'
import type { OrderSnapshot } from '../../src/machines/selectors/orderSelectors.ts'
import { proof } from './charts/order.ts'
import { explorePaths } from './support/explorePaths.ts'

const places = new Map(
  explorePaths(proof)
    .flatMap(({ start, steps }) => [start, ...steps.map(({ after }) => after)])
    .map((snapshot) => [JSON.stringify([snapshot.value, snapshot.context]), snapshot]),
)
const snapshots = [...places.values()] as unknown as OrderSnapshot[]

test('every path through the order’s chart keeps each cent in one place', () => {
  const lost = snapshots.filter((snapshot) => {
    const { inEscrowCents, revenueCents, givenBackCents } = snapshot.context.money
    const sums = [inEscrowCents, revenueCents, givenBackCents]
    const isInOnePlace = inEscrowCents === 0 || revenueCents === 0
    return (
      !isInOnePlace ||
      sums.some((cents) => cents < 0) ||
      inEscrowCents + revenueCents + givenBackCents !== paidCents(snapshot)
    )
  })
  expect(lost.map(standOf)).toEqual([])
})

test('on every path unsent pieces stay reserved until nobody waits for them', () => {
  const lost = snapshots.filter((snapshot) => {
    const { stock, lines } = snapshot.context
    const isOver = snapshot.matches('cancelled') || snapshot.matches({ afterSale: 'refunded' })
    return stock.reservedPieces !== (isOver ? 0 : unsentIn(lines))
  })
  expect(lost.map(standOf)).toEqual([])
})

test('no more is sent than was ordered, and no more comes back than was sent', () => {
  const wrong = snapshots.filter(({ context: { stock, lines } }) => {
    const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const { sentPieces, restockedPieces, soldPieces } = stock
    return sentPieces > ordered || restockedPieces > sentPieces || soldPieces > sentPieces
  })
  expect(wrong.map(standOf)).toEqual([])
})

function paidCents(snapshot: OrderSnapshot): number {
  const isPaid = snapshot.matches('paid') || snapshot.matches('afterSale')
  return isPaid ? snapshot.context.totalCents : 0
}

function unsentIn(lines: OrderContext['lines']): number {
  return lines.reduce((sum, { unsentPieces }) => sum + unsentPieces, 0)
}

function standOf({ value, context: { money, stock } }: OrderSnapshot) {
  return { value, money, stock }
}
