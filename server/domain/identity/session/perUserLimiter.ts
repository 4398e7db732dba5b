import { LRUCache } from 'lru-cache'
import { Refusal } from '../../kernel/errors.ts'

/** Concurrent calls of one shopper: few enough to leave the database to others. */
const mostAtOnce = 4
/** More than any screen requests; each waits for a few calls of some milliseconds. */
const mostWaiting = 96
const tokensRemembered = 10_000

interface Slots {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Limits the concurrent calls of one shopper. Others wait, first come, first served, or are refused
 * with `tooBusy`. A shopper's tokens are counted as one once each has been resolved to the shopper.
 */
export function createPerUserLimiter() {
  const slotsOf = new Map<number | string, Slots>()
  const ownerOf = new LRUCache<string, number>({ max: tokensRemembered })

  async function takeTurn<Result>(token: string, work: () => Promise<Result>): Promise<Result> {
    const key = ownerOf.get(token) ?? token
    const slots = slotsOf.get(key) ?? { running: 0, waiting: [] }
    slotsOf.set(key, slots)
    if (slots.running < mostAtOnce) slots.running += 1
    else if (slots.waiting.length < mostWaiting) {
      await new Promise<void>((begin) => slots.waiting.push(begin))
    } else throw new Refusal('tooBusy')
    try {
      return await work()
    } finally {
      endTurn(key, slots)
    }
  }

  function endTurn(key: number | string, slots: Slots): void {
    const next = slots.waiting.shift()
    if (next) return next()
    slots.running -= 1
    if (slots.running === 0) slotsOf.delete(key)
  }

  return {
    takeTurn,
    remember: (token: string, userId: number) => void ownerOf.set(token, userId),
  }
}
