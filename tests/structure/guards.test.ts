import { describe, expect, test } from 'vitest'
import { guardEntries } from '../../tools/flow-book/guards/guardEntries.ts'
import { explorePaths } from '../model/support/explorePaths.ts'
import { loadProofs } from '../model/support/loadProofs.ts'

/** Guards that read the state of the chart itself, and no facts. */
const readNoFacts = new Set(['connection.isDeviceOnline', 'withdrawal.isMethodChosen'])

const proofs = await loadProofs()

describe.each(proofs.map((proof) => [proof.machine.id, proof] as const))(
  'the guards of %s',
  (id, proof) => {
    test('have words, and examples that they allow and refuse', () => {
      const poor = guardEntries(proof, explorePaths(proof))
        .map(({ name, words, examples }) => ({
          name: `${id}.${name}`,
          hasWords: words !== '',
          outcomes: new Set(examples.map(({ isAllowed }) => isAllowed)).size,
        }))
        .filter(({ name, hasWords, outcomes }) => {
          return !hasWords || (outcomes < 2 && !readNoFacts.has(name))
        })
      expect(poor).toEqual([])
    })
  },
)
