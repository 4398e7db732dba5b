import { act } from 'react'
import { vi } from 'vitest'

/**
 * Work after the next frame waits for `paint`, and so do timers, until `vi.useRealTimers()` and
 * `vi.unstubAllGlobals()`. The clock that is faked leaves frames alone: of two that stand in for the real one
 * the second would come back in the end, and no file that follows would see a frame any more.
 */
export function holdFrames() {
  const waiting: (() => void)[] = []
  vi.useFakeTimers({ toNotFake: ['requestAnimationFrame'] })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => waiting.push(work))
  return {
    waiting,
    nextFrame: (): Promise<void> =>
      act(async () => {
        for (const work of waiting.splice(0)) work()
        vi.runAllTimers()
      }),
  }
}
