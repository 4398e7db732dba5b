import { expect, test } from 'vitest'
import { listenToWorker, startWorker, tellWorker } from './offlineCopies.ts'

test('a connection that is not secure has no worker, and nothing is told to one', async () => {
  expect('serviceWorker' in navigator).toBe(false)
  expect(await startWorker()).toBeNull()
  expect(() => {
    tellWorker({ type: 'shopper.is', token: null })
    listenToWorker(() => {})
  }).not.toThrow()
})
