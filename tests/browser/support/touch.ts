import type { Page } from '@playwright/test'

/** Simulates one finger, for tests whose page has touch. */
export async function touch(page: Page) {
  const session = await page.context().newCDPSession(page)
  const dispatch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x: number, y: number) => dispatch('touchStart', [{ x, y }]),
    move: (x: number, y: number) => dispatch('touchMove', [{ x, y }]),
    up: () => dispatch('touchEnd', []),
  }
}
