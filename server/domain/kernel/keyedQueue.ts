/** Work of one key runs one after another in this process; other keys aren't held up. */
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
