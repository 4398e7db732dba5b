type Handle<Input extends unknown[]> = (...input: Input) => unknown

/**
 * Tracks the promises that handlers return, so that closing the database can wait for all of them. A
 * rejection is swallowed here: the handler must catch and report its own errors.
 */
export function trackWork() {
  const running = new Set<Promise<unknown>>()
  return {
    tracked<Input extends unknown[]>(handle: Handle<Input>): (...input: Input) => void {
      return (...input) => {
        const work = Promise.resolve(handle(...input))
        const end = () => running.delete(work)
        running.add(work)
        work.then(end, end)
      }
    },
    async whenDone(): Promise<void> {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
