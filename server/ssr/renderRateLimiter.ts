const perSecond = 40
const mostSaved = 200

/** Limits page renders per second: endless distinct URLs must not take all CPU time. */
export function createRenderRateLimiter(now: () => number): () => boolean {
  let left = mostSaved
  let filledAt = now()
  return () => {
    const at = now()
    left = Math.min(mostSaved, left + ((at - filledAt) / 1_000) * perSecond)
    filledAt = at
    if (left < 1) return false
    left -= 1
    return true
  }
}
