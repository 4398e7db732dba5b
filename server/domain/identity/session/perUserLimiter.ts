import { LRUCache } from 'lru-cache'
import { createFairQueue } from '../../kernel/fairQueue.ts'

/** Concurrent calls of one shopper: few enough to leave the database to others. */
const runningOfOne = 4
/** More than any screen requests; each waits for a few calls of some milliseconds. */
const waitingOfOne = 96
const tokensRemembered = 10_000

/**
 * Limits the concurrent calls of one shopper. Others wait, first come, first served, or are refused
 * with `tooBusy`. A shopper's tokens are counted as one once each has been resolved to the shopper.
 */
export function createPerUserLimiter() {
  const inTurn = createFairQueue({ runningOfOne, waitingOfOne })
  const ownerOf = new LRUCache<string, number>({ max: tokensRemembered })
  return {
    takeTurn: <Result>(token: string, work: () => Promise<Result>): Promise<Result> =>
      inTurn([`${ownerOf.get(token) ?? token}`], work),
    remember: (token: string, userId: number) => void ownerOf.set(token, userId),
  }
}
