import { onTestFinished, vi } from 'vitest'

/** Whether the shopper has asked for less motion, until the test is over. */
export function asksForStillness(isStill: boolean): void {
  const asked = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: isStill } as MediaQueryList)
  onTestFinished(() => asked.mockRestore())
}
