// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { countSteps, leaveSteps } from './modalHistory.ts'
import { useModalHistory } from './useModalHistory.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

test('an open modal is a history step, and going back closes it once it can be left', async () => {
  const onBack = vi.fn()
  const held = await heldBy(bindings, () => {
    const [given, set] = useState({ isOpen: false, canLeave: true })
    useModalHistory(given.isOpen, given.canLeave ? onBack : null)
    return set
  })
  const observed: unknown[] = []
  for (const given of [
    { isOpen: false, canLeave: true },
    { isOpen: true, canLeave: false },
    { isOpen: true, canLeave: true },
    { isOpen: true, canLeave: true },
  ]) {
    await act(async () => held()(given))
    const steps = countSteps()
    act(() => leaveSteps())
    observed.push([steps, onBack.mock.calls.length])
  }
  expect(observed).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 1],
  ])
})
