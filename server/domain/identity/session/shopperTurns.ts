import { LRUCache } from 'lru-cache'
import { Refusal } from '../../kernel/errors.ts'

/** Concurrent calls of one shopper: few enough to leave the database to others. */
const mostAtOnce = 4
/** More than any screen requests; each waits for a few calls of some milliseconds. */
const mostWaiting = 96
const tokensRemembered = 10_000

interface Turns {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Limits the concurrent calls of one shopper. Others wait, first come, first served, or are refused
 * with `tooBusy`. A shopper's tokens are counted as one once each has been resolved to the shopper.
 */
export function createShopperTurns() {
  const turnsOf = new Map<number | string, Turns>()
  const ownerOf = new LRUCache<string, number>({ max: tokensRemembered })

  async function takeTurn<Result>(token: string, work: () => Promise<Result>): Promise<Result> {
    const key = ownerOf.get(token) ?? token
    const turns = turnsOf.get(key) ?? { running: 0, waiting: [] }
    turnsOf.set(key, turns)
    if (turns.running < mostAtOnce) turns.running += 1
    else if (turns.waiting.length < mostWaiting) {
      await new Promise<void>((begin) => turns.waiting.push(begin))
    } else throw new Refusal('tooBusy')
    try {
      return await work()
    } finally {
      endTurn(key, turns)
    }
  }

  function endTurn(key: number | string, turns: Turns): void {
    const next = turns.waiting.shift()
    if (next) return next()
    turns.running -= 1
    if (turns.running === 0) turnsOf.delete(key)
  }

  return {
    takeTurn,
    remember: (token: string, userId: number) => void ownerOf.set(token, userId),
  }
}
