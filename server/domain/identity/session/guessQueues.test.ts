import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashesAtOnce, inQuickTurn, inSlowTurn } from './guessQueues.ts'

const atOnce = hashesAtOnce(availableParallelism())

/** Guesses that run until the test ends all. */
function guesses(inTurn: typeof inSlowTurn) {
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const guess = (address: string, account: string, known: string | null = null) =>
    inTurn({ caller: { address } }, { account, known }, async () => {
      begun.push(account)
      await promise
      return 'checked'
    }).catch(({ reason }: { reason: string }) => reason)
  return { begun, guess, endAll: resolve }
}

test('uses half of the processors for slow hashes, one at least and two at most', () => {
  expect([1, 2, 3, 4, 8, 64].map(hashesAtOnce)).toEqual([1, 1, 1, 2, 2, 2])
})

test.for([
  ['slow', inSlowTurn, atOnce],
  ['quick', inQuickTurn, 4],
] as const)('runs few %s guesses at once', async ([, inTurn, most]) => {
  const { begun, guess, endAll } = guesses(inTurn)
  const all = Array.from({ length: 12 }, (_, at) => guess('192.0.2.1', `account ${at}`))
  await new Promise((next) => setImmediate(next))
  expect(begun.length).toBe(most)
  endAll()
  expect(await Promise.all(all)).toEqual(Array.from({ length: 12 }, () => 'checked'))
})

test('guesses of one address, however many, neither refuse nor delay a stranger', async () => {
  const { begun, guess, endAll } = guesses(inSlowTurn)
  const flood = Array.from({ length: 200 }, (_, at) => guess(`192.0.2.${at}`, `account ${at}`))
  const stranger = guess('203.0.113.9', 'stranger')
  endAll()
  expect([await stranger, begun.slice(0, atOnce + 2).includes('stranger')]).toEqual([
    'checked',
    true,
  ])
  expect((await Promise.all(flood)).filter((reason) => reason === 'tooBusy').length).toBe(
    200 - 24 * atOnce + 1,
  )
})

test('behind one proxy a known device waits for one stranger at most', async () => {
  const { begun, guess, endAll } = guesses(inSlowTurn)
  const flood = Array.from({ length: 20 }, (_, at) => guess('192.0.2.1', `account ${at}`))
  const known = guess('192.0.2.1', 'known', 'device:1')
  endAll()
  expect([await known, begun.indexOf('known') <= atOnce + 1]).toEqual(['checked', true])
  await Promise.all(flood)
})
