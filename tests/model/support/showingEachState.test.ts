import { expect, test } from 'vitest'
import { showingEachState } from './showingEachState.ts'

function path(leaves: readonly string[], steps: number) {
  return {
    leaves: new Set(leaves),
    events: Array.from({ length: steps }, () => ({ type: 'went' })),
  }
}

test('chooses short paths that together show every state that all paths show', () => {
  const toRefused = path(['open', 'refused'], 2)
  const toPaid = path(['open', 'paying', 'paid'], 4)
  const longWayToPaid = path(['open', 'paying', 'paid'], 9)
  const toPaying = path(['open', 'paying'], 3)

  expect([...showingEachState([toPaying, longWayToPaid, toRefused, toPaid])]).toEqual([
    toPaid,
    toRefused,
  ])
})

test('chooses nothing from no paths', () => {
  expect([...showingEachState([])]).toEqual([])
})
