/**
 * Runs work with the same key sequentially in this process. Different keys don't wait for each
 * other.
 */
export function createKeyedQueue() {
  const last = new Map<number, Promise<unknown>>()
  return function enqueue<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(work, work)
    last.set(key, own)
    const forget = () => {
      if (last.get(key) === own) last.delete(key)
    }
    own.then(forget, forget)
    return own
  }
}
