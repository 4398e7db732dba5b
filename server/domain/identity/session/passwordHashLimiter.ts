import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Refusal } from '../../kernel/errors.ts'

/** Half of libuv's threads, which also read files and resolve names. */
const mostThreads = 2
const atOnce = hashesAtOnce(availableParallelism())
/** About as many slow hashes as finish within the app's request timeout. */
const mostAdmitted = 24 * atOnce

/** Concurrent hashes on this many processors: half of them, so that other calls have the rest. */
export function hashesAtOnce(processors: number): number {
  return Math.max(1, Math.min(mostThreads, Math.floor(processors / 2)))
}

/** Runs slow hashes in a queue, first come, first served. */
export const inTurn = pLimit(atOnce)

let admitted = 0

/**
 * Admits work that will need slow hashes, or refuses at once with `tooBusy` when it would wait too
 * long. Wrap it around the counting of attempts, so that a refused attempt isn't counted.
 */
export async function admitSlowWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (admitted >= mostAdmitted) throw new Refusal('tooBusy')
  admitted += 1
  try {
    return await work()
  } finally {
    admitted -= 1
  }
}
