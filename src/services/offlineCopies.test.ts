import { afterEach, expect, test, vi } from 'vitest'
import { listenToWorker, startWorker, tellWorker } from './offlineCopies.ts'

afterEach(() => vi.unstubAllGlobals())

test('a connection that is not secure has no worker, and nothing is told to one', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  expect(await startWorker()).toBeNull()
  expect(() => {
    tellWorker({ type: 'shopper.is', token: null })
    listenToWorker(() => {})
  }).not.toThrow()
})

test('a first worker is waited for until it answers the page', async () => {
  const { container, register, takeOver } = openWorkers()
  const started = vi.fn<(as: unknown) => void>()
  const starting = startWorker().then(started)
  await vi.waitFor(() => expect(register.mock.calls).toEqual([['/worker.js']]))
  expect(started).not.toHaveBeenCalled()
  takeOver({ postMessage: vi.fn() })
  await starting
  expect([started.mock.lastCall, container.controller !== null]).toEqual([[{ isNew: true }], true])
})

test('a page that a worker answers already goes on with it, and they tell each other', async () => {
  const { container, takeOver } = openWorkers()
  const postMessage = vi.fn<(word: unknown) => void>()
  takeOver({ postMessage })
  expect(await startWorker()).toEqual({ isNew: false })

  tellWorker({ type: 'shopper.is', token: 'token-1' })
  const heard = vi.fn<(word: unknown) => void>()
  listenToWorker(heard)
  container.dispatchEvent(new MessageEvent('message', { data: 'a word' }))
  expect([postMessage.mock.calls, heard.mock.calls]).toEqual([
    [[{ type: 'shopper.is', token: 'token-1' }]],
    [['a word']],
  ])
})

/** As a browser has them. */
function openWorkers() {
  const register = vi.fn<(address: string) => Promise<void>>(async () => {})
  const container = Object.assign(new EventTarget(), {
    register,
    controller: null as { postMessage: (word: unknown) => void } | null,
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  return {
    container,
    register,
    takeOver(worker: NonNullable<typeof container.controller>): void {
      container.controller = worker
      container.dispatchEvent(new Event('controllerchange'))
    },
  }
}
