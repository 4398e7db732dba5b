import fc from 'fast-check'
import { expect } from 'vitest'
import { openNetworks } from '../factories/wallet.ts'
import { test } from '../support/shopTest.ts'
import { sequences } from './modelSteps.ts'
import { playSequence, type Tally } from './playSequence.ts'

const runs = Number(process.env['MODEL_SEQUENCES'] ?? 10)
/** A fixed seed covers everything important each time; a random one searches further. */
const halves = [{ seed: 1 }, {}]

test(
  `the shop answers ${runs} random sequences as the model does`,
  { timeout: 180_000 },
  async ({ shop }) => {
    await openNetworks(shop)
    const tally: Tally = new Map()
    for (const half of halves) {
      await fc.assert(
        fc.asyncProperty(sequences, (steps) => playSequence(shop, steps, { tally })),
        { numRuns: Math.ceil(runs / halves.length), endOnFailure: true, ...half },
      )
    }
    for (const often of ['buy: ok', 'pay: ok', 'withdraw: ok', 'read: ok']) {
      expect(tally.get(often)).toBeGreaterThan(0)
    }
  },
)
