import { onTestFinished, vi } from 'vitest'

/** Sets `prefers-reduced-motion` until the test ends. */
export function asksForStillness(isStill: boolean): void {
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: isStill } as MediaQueryList)
  onTestFinished(() => asked.mockRestore())
}
