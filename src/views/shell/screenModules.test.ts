import { afterEach, expect, test } from 'vitest'
import { loadScreen } from './screenModules.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
afterEach(() => process.off('unhandledRejection', note))

test('a screen whose code fails to load rejects only for the caller', async () => {
  process.on('unhandledRejection', note)
  const cut = new Error('the line is cut')
  const observed = await loadScreen(() => Promise.reject(cut)).catch((reason: unknown) => reason)
  await new Promise((resolve) => setImmediate(resolve))
  expect([observed, unhandled]).toEqual([cut, []])
})
