import { act } from 'react'
import { vi } from 'vitest'

/**
 * Holds animation frames until `paint`, and timers too, until `vi.useRealTimers()` and
 * `vi.unstubAllGlobals()`. The fake clock must not fake frames: two fakes would restore in the
 * wrong order, and later files would never see a frame.
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
