import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openNetworks } from '../factories/wallet.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { sequences } from './modelSteps.ts'
import { playSequence, type Tally } from './playSequence.ts'

const runs = Number(process.env['MODEL_SEQUENCES'] ?? 10)
/** Few sequences are the same each time, so that all that matters is among them; `npm run model` takes new ones. */
const seed = 20_261_123

test(
  `the shop answers ${runs} random sequences as the model does`,
  { timeout: 180_000 },
  async () => {
    const shop = await openTestShop()
    await openNetworks(shop)
    const tally: Tally = new Map()
    await fc.assert(
      fc.asyncProperty(sequences, (steps) => playSequence(shop, steps, { tally })),
      { numRuns: runs, seed, endOnFailure: true },
    )
    for (const often of ['buy: ok', 'pay: ok', 'withdraw: ok', 'read: ok']) {
      expect(tally.get(often)).toBeGreaterThan(0)
    }
    await shop.close()
  },
)
