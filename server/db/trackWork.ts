type Handle<Input extends unknown[]> = (...input: Input) => unknown

/**
 * Follows the work that handlers begin and nobody waits for, so that who closes the database can wait for
 * all of it. A handler that rejects is told of where it catches that itself.
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
