// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldUntilLeft, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { useDesktop, useWide } from './useWide.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test.each([
  { use: useWide, from: '(min-width: 768px)' },
  { use: useDesktop, from: '(min-width: 1024px)' },
])('follows the width of the window until the view unmounts: $from', async ({ use, from }) => {
  const { widen, asked, listened } = aWindow()
  const { held, leave } = await heldUntilLeft(bindings, use)
  const observed = [held()]
  for (const isWide of [true, false]) {
    await widen(isWide)
    observed.push(held())
  }
  const before = listened()
  await leave()
  expect([observed, new Set(asked()), before, listened()]).toEqual([
    [false, true, false],
    new Set([from]),
    1,
    0,
  ])
})

/** A window whose width the test changes. */
function aWindow() {
  let matches = false
  const listeners = new Set<() => void>()
  const query = {
    get matches() {
      return matches
    },
    addEventListener: (type: string, listener: () => void) =>
      type === 'change' && listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) =>
      type === 'change' && listeners.delete(listener),
  }
  const matchMedia = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(query as unknown as MediaQueryList)
  return {
    asked: () => matchMedia.mock.calls.map(([asked]) => asked),
    listened: () => listeners.size,
    widen: (isWide: boolean) =>
      act(async () => {
        matches = isWide
        for (const listener of listeners) listener()
      }),
  }
}
