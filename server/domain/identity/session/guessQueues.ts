import { availableParallelism } from 'node:os'
import type { Caller } from '../../kernel/ctx.ts'
import { createFairQueue } from '../../kernel/fairQueue.ts'
import { subnetOf } from '../../kernel/networkOf.ts'

/** Half of libuv's threads, which also read files and resolve names. */
const mostThreads = 2
const atOnce = hashesAtOnce(availableParallelism())

/** An attempt to prove who one is. */
export interface Attempt {
  account: string
  /** The device or session known to the account: `device:…` or `session:…`; null for a stranger. */
  known: string | null
}

/** Concurrent hashes on this many processors: half of them, so that other calls have the rest. */
export function hashesAtOnce(processors: number): number {
  return Math.max(1, Math.min(mostThreads, Math.floor(processors / 2)))
}

/** As many wait as finish within the app's request timeout. */
const slow = createFairQueue({ running: atOnce, waiting: 23 * atOnce })
/** Each takes some milliseconds. Few at once, so that guesses leave database connections free. */
const quick = createFairQueue({ running: 4, runningOfOne: 1, waiting: 400 })

interface Given {
  readonly caller: Pick<Caller, 'address'>
}

type Guess = <Result>(ctx: Given, attempt: Attempt, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs work with slow hashes when it is the caller's turn, or refuses with `tooBusy`. Wrap it
 * around the counting of attempts, so that a refused attempt isn't counted.
 */
export const inSlowTurn: Guess = (ctx, attempt, work) => slow(turnOf(ctx, attempt), work)

/** The same for guesses that are checked quickly, such as payment codes. */
export const inQuickTurn: Guess = (ctx, attempt, work) => quick(turnOf(ctx, attempt), work)

/**
 * Networks take turns, and in a network known devices with strangers: behind a proxy that hides all
 * addresses, a stranger's guesses delay a known device by one turn.
 */
function turnOf({ caller }: Given, { account, known }: Attempt): string[] {
  return [subnetOf(caller.address), known === null ? 'strangers' : 'known', known ?? account]
}
