import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { Refusal } from '../../kernel/errors.ts'

/** Half of the threads that libuv also reads files and asks for names with. */
const mostThreads = 2
const atOnce = hashesAtOnce(availableParallelism())
/** About as many slow hashes as are done before the app gives a call up. */
const mostAdmitted = 24 * atOnce

/** On so many processors: half of them, so that other calls have the rest. */
export function hashesAtOnce(processors: number): number {
  return Math.max(1, Math.min(mostThreads, Math.floor(processors / 2)))
}

/** Runs a slow hash when it's its turn, first come, first served. */
export const inTurn = pLimit(atOnce)

let admitted = 0

/**
 * Lets work begin that will need slow hashes, or refuses at once with `tooBusy` where it would wait
 * too long. Goes around what counts attempts, so that a refused one isn't counted.
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
