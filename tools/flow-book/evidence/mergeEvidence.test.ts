import { expect, test } from 'vitest'
import { evidenceIn } from './mergeEvidence.ts'

const row = (amountCents: number) => ({
  kind: 'orderPaid',
  from: 'available',
  to: 'escrow',
  amountCents,
})
const request = (path: string) => ({ method: 'POST', path, input: {}, isKeyed: true })

const walk = (steps: number, amounts: readonly number[], status: number) => ({
  walked: { steps, rows: amounts.map(row), record: { status } },
})

test('an arrow keeps its fullest request and its shortest walk in any order', () => {
  const seen = [
    { chart: 'order', arrow: 'b', ...walk(1, [], 4) },
    { chart: 'order', arrow: 'b', ...walk(9, [2, 1], 3) },
    { chart: 'order', arrow: 'b', ...walk(2, [10, 20], 2) },
    { chart: 'order', arrow: 'a', requests: [request('/api/pay')] },
    { chart: 'order', arrow: 'b', requests: [request('/api/cancel')] },
    { chart: 'order', arrow: 'b', requests: [request('/api/cancel'), request('/api/pay')] },
  ]
  const whole = {
    a: { requests: [request('/api/pay')], rows: [], record: null },
    b: {
      requests: [request('/api/cancel'), request('/api/pay')],
      rows: [row(10), row(20)],
      record: { status: 2 },
    },
  }
  expect([evidenceIn(seen), evidenceIn(seen.toReversed())]).toEqual([whole, whole])
})
