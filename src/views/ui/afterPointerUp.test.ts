// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { afterPointerUp } from './afterPointerUp.ts'

describe('what waits for the end of a tap', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  })
  afterEach(() => {
    send('pointerup')
    vi.unstubAllGlobals()
  })

  test('happens at once where nothing is pressed', () => {
    expect(seen()).toEqual(['done'])
  })

  test.each(['pointerup', 'pointercancel'])('happens once when the finger is gone: %s', (end) => {
    send('pointerdown')
    const done = seen()
    const whilePressed = [...done]
    send(end)
    send(end)
    expect([whilePressed, done]).toEqual([[], ['done']])
  })
})

function seen(): string[] {
  const done: string[] = []
  afterPointerUp(() => done.push('done'))
  return done
}

function send(type: string): void {
  document.dispatchEvent(new Event(type))
}
