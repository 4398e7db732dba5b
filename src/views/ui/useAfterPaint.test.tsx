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
/** The files that follow need it. */
afterAll(() => expect(requestAnimationFrame).toBe(own))

test('what is asked for is there after the next frame, and gone at once', async () => {
  const place = await bindings.show(<Late />)
  const seen = [place.textContent]
  for (const step of [tap, nextFrame, tap, tap, nextFrame]) {
    await step(place)
    seen.push(place.textContent)
  }
  expect(seen).toEqual(['', '', 'here', '', '', 'here'])
})

test('nothing waits for a frame that is not asked for, or ended', async () => {
  const place = await bindings.show(<Late />)
  const waiting = [frames.waiting.length]
  for (const step of [tap, nextFrame, tap]) {
    await step(place)
    waiting.push(frames.waiting.length)
  }
  expect(waiting).toEqual([0, 1, 0, 0])
})

test('what nobody wants any more at the next frame never comes', async () => {
  const place = await bindings.show(<Late />)
  for (const step of [tap, tap, nextFrame]) await step(place)
  expect(place.textContent).toBe('')
})

test('what a key asks for is there at once', async () => {
  focusIsVisible(true)
  const place = await bindings.show(<Late />)
  await tap(place)
  expect(place.textContent).toBe('here')
})

test('what is asked for anew waits for a frame of its own', async () => {
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

test('what is asked for from the start is there at once by key, else after the next frame', async () => {
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

/** As it is where one came by key. */
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
