import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { inTurn } from './passwordTurns.ts'

test('slow hashes take half of the processors, one at least and two at most', () => {
  expect(inTurn.concurrency).toBe(availableParallelism() < 4 ? 1 : 2)
})
