// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { afterPointerUp } from './afterPointerUp.ts'

describe('work after the end of a tap', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  })
  afterEach(() => {
    send('pointerup')
    vi.unstubAllGlobals()
  })

  test('runs immediately where nothing is pressed', () => {
    expect(seen()).toEqual(['done'])
  })

  test.each(['pointerup', 'pointercancel'])('runs once when the finger is lifted: %s', (end) => {
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
