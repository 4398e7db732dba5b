import { expect, test } from 'vitest'
import { dutyTo } from './duties.ts'

const delivery = { country: 'GB', duties: { DE: 'included' as const, US: 0, '*': 20 } }

test.each([
  { to: 'DE', duty: 'included' },
  { to: 'US', duty: 0 },
  { to: 'JP', duty: 20 },
  { to: 'GB', duty: null },
  { to: null, duty: null },
])('from GB to $to, $duty is due', ({ to, duty }) => {
  expect(dutyTo(delivery, to)).toBe(duty)
})

test.each([null, { country: 'GB' }, { country: 'GB', duties: { DE: 19 } }])(
  'nothing is said where the shop states nothing: %j',
  (stated) => {
    expect(dutyTo(stated, 'FR')).toBeNull()
  },
)
