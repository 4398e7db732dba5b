// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onceSettled, openStep, startModalHistory } from './modalHistory.ts'

afterEach(() => vi.restoreAllMocks())

test('a reloaded page does not wait for a step of the previous one', async () => {
  const gone = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  const close = openStep('sheet', () => true)
  await Promise.resolve()
  close()
  await Promise.resolve()
  const seen: string[] = []
  onceSettled(() => seen.push('before'))
  startModalHistory()
  onceSettled(() => seen.push('after'))
  expect([gone.mock.calls, seen]).toEqual([[[-1]], ['after']])
})
