import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import {
  forgetCatalogueCopies,
  forgetPrivateCopies,
  listenToWorker,
  startWorker,
  postToWorker,
} from './offlineCopies.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an insecure connection has no worker and gets no message', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  expect(await startWorker()).toBeNull()
  expect(() => {
    postToWorker({ type: 'shopper.is', token: null })
    listenToWorker(() => {})
  }).not.toThrow()
})

test('the page waits for a first worker until it controls the page', async () => {
  vi.useFakeTimers()
  const { container, register, takeOver } = openWorkers()
  const started = vi.fn<(as: unknown) => void>()
  const starting = startWorker().then(started)
  await vi.advanceTimersByTimeAsync(0)
  expect([register.mock.calls, started.mock.calls]).toEqual([[['/worker.js']], []])
  takeOver({ postMessage: vi.fn() })
  await starting
  expect([started.mock.lastCall, container.controller !== null]).toEqual([[{ isNew: true }], true])
  expect(getEventListeners(container, 'controllerchange')).toEqual([])
})

test('the page does not wait for a first worker that already controls it', async () => {
  const { register, takeOver } = openWorkers()
  register.mockImplementationOnce(async () => takeOver({ postMessage: vi.fn() }))
  expect(await startWorker()).toEqual({ isNew: true })
})

test('the page continues with a worker that controls it, and they exchange messages', async () => {
  const { container, takeOver } = openWorkers()
  const postMessage = vi.fn<(word: unknown) => void>()
  takeOver({ postMessage })
  expect(await startWorker()).toEqual({ isNew: false })
  expect(getEventListeners(container, 'controllerchange')).toEqual([])

  postToWorker({ type: 'shopper.is', token: 'token-1' })
  const heard = vi.fn<(word: unknown) => void>()
  listenToWorker(heard)
  container.dispatchEvent(new MessageEvent('message', { data: 'a word' }))
  expect([postMessage.mock.calls, heard.mock.calls]).toEqual([
    [[{ type: 'shopper.is', token: 'token-1' }]],
    [['a word']],
  ])
})

test('deletes the copies of every shopper, and those of the catalogue when asked', async () => {
  const stored = new Set(['catalogue', 'shopper-1', 'assets', 'shopper-2', 'old-shopper-3'])
  const remove = async (name: string) => stored.delete(name)
  vi.stubGlobal('caches', { keys: async () => [...stored], delete: remove })
  await forgetPrivateCopies()
  expect([...stored]).toEqual(['catalogue', 'assets', 'old-shopper-3'])
  await forgetCatalogueCopies()
  expect([...stored]).toEqual(['assets', 'old-shopper-3'])
})

test('a browser without caches has nothing to delete', async () => {
  vi.stubGlobal('caches', undefined)
  await expect(forgetPrivateCopies()).resolves.toBeUndefined()
})

/** Mimics the browser's service worker container. */
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
