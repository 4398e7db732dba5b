// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slide } from './slide.ts'

/** A browser that draws no frame: it shows the other screen only when the slide is skipped. */
function drawNothing() {
  const started: { show: () => void }[] = []
  const skipTransition = vi.fn(() => started[0]?.show())
  Object.assign(document, {
    startViewTransition: (show: () => void) => {
      started.push({ show })
      return { skipTransition, ready: Promise.resolve(), finished: new Promise(() => {}) }
    },
  })
  return { started, skipTransition }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
})

test('a screen is shown after a second, however late the browser draws', () => {
  const { skipTransition } = drawNothing()
  const update = vi.fn()
  slide({ update, direction: 'forward', pictureOf: '/detail/1' })
  vi.advanceTimersByTime(999)
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(update).toHaveBeenCalledTimes(1)
  expect(skipTransition).toHaveBeenCalledTimes(1)
})

test('a slide that begins in time is not skipped', () => {
  const { started, skipTransition } = drawNothing()
  const update = vi.fn()
  slide({ update, direction: 'forward', pictureOf: '/detail/1' })
  started[0]?.show()
  vi.advanceTimersByTime(10_000)
  expect(update).toHaveBeenCalledTimes(1)
  expect(skipTransition).not.toHaveBeenCalled()
})
