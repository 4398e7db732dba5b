// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { holdFrames } from '../../../tests/support/heldFrames.ts'
import { useAfterPaint } from './useAfterPaint.ts'

let bindings: Bindings
let frames: ReturnType<typeof holdFrames>
const nextFrame = () => frames.nextFrame()
const own = requestAnimationFrame
beforeEach(() => {
  bindings = openBindings()
  frames = holdFrames()
  focusIsVisible(false)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await bindings.close()
})
/** Restored for the files that run after this one. */
afterAll(() => expect(requestAnimationFrame).toBe(own))

test('becomes true after the next frame, and false immediately', async () => {
  const place = await bindings.show(<Late />)
  const seen = [place.textContent]
  for (const step of [tap, nextFrame, tap, tap, nextFrame]) {
    await step(place)
    seen.push(place.textContent)
  }
  expect(seen).toEqual(['', '', 'here', '', '', 'here'])
})

test('waits for no frame when nothing is requested, or the request ended', async () => {
  const place = await bindings.show(<Late />)
  const waiting = [frames.waiting.length]
  for (const step of [tap, nextFrame, tap]) {
    await step(place)
    waiting.push(frames.waiting.length)
  }
  expect(waiting).toEqual([0, 1, 0, 0])
})

test('never becomes true if the request ends before the next frame', async () => {
  const place = await bindings.show(<Late />)
  for (const step of [tap, tap, nextFrame]) await step(place)
  expect(place.textContent).toBe('')
})

test('becomes true immediately for a key', async () => {
  focusIsVisible(true)
  const place = await bindings.show(<Late />)
  await tap(place)
  expect(place.textContent).toBe('here')
})

test('waits for a new frame after a new request', async () => {
  const place = await bindings.show(<Late />)
  await tap(place)
  await tap(place)
  for (const work of frames.waiting.splice(0)) work()
  await tap(place)
  await act(async () => vi.runAllTimers())
  const before = place.textContent
  await nextFrame()
  expect([before, place.textContent]).toEqual(['', 'here'])
})

test('an initial request is true immediately for a key, else after the next frame', async () => {
  const seen: unknown[] = []
  for (const byKey of [false, true]) {
    focusIsVisible(byKey)
    const place = await bindings.show(<Late initially />)
    const before = place.textContent
    await nextFrame()
    seen.push([before, place.textContent])
  }
  expect(seen).toEqual([
    ['', 'here'],
    ['here', 'here'],
  ])
})

/** Mimics `:focus-visible`, which matches for keyboard users. */
function focusIsVisible(isVisible: boolean): void {
  vi.spyOn(Element.prototype, 'matches').mockReturnValue(isVisible)
}

function Late({ initially = false }: { initially?: boolean }) {
  const [isWanted, setWanted] = useState(initially)
  const isHere = useAfterPaint(isWanted)
  return <button onClick={() => setWanted(!isWanted)}>{isHere ? 'here' : null}</button>
}

function tap(place: HTMLElement): Promise<void> {
  return act(async () => place.querySelector('button')?.click())
}
