import { expect, test } from 'vitest'
import { pullToRefreshMachine } from '../pullToRefreshMachine.ts'
import { pullPhase } from './pullSelectors.ts'

test.each([
  ['resting', 'resting'],
  [{ pulling: 'short' }, 'pulling'],
  [{ pulling: 'enough' }, 'pulling'],
  ['refreshing', 'refreshing'],
  ['finished', 'finished'],
  ['failed', 'failed'],
])('in the state %o the head is %s', (value, phase) => {
  const context = { pulledPx: 0, enoughPx: 60 }
  expect(pullPhase(pullToRefreshMachine.resolveState({ value, context }))).toBe(phase)
})
