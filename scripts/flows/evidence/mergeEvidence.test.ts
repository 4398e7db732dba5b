import { expect, test } from 'vitest'
import { evidenceIn } from './mergeEvidence.ts'

const row = (amountCents: number) => ({
  kind: 'orderPaid',
  from: 'available',
  to: 'escrow',
  amountCents,
})
const request = (path: string) => ({ method: 'POST', path, input: {}, isKeyed: true })

test('an arrow keeps the fullest sight of it, whichever came first', () => {
  const seen = [
    { chart: 'order', arrow: 'b', rows: [], record: { status: 4 } },
    { chart: 'order', arrow: 'b', rows: [row(2), row(1)] },
    { chart: 'order', arrow: 'b', rows: [row(1), row(2)] },
    { chart: 'order', arrow: 'a', requests: [request('/api/pay')] },
    { chart: 'order', arrow: 'b', requests: [request('/api/cancel')] },
  ]
  const whole = {
    a: { requests: [request('/api/pay')], rows: [], record: null },
    b: { requests: [request('/api/cancel')], rows: [row(1), row(2)], record: { status: 4 } },
  }
  expect([evidenceIn(seen), evidenceIn(seen.toReversed())]).toEqual([whole, whole])
})
