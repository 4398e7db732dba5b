import { chmod, mkdtemp, open, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makePayCodeKeyFile, readPayCodeKeyFile } from './payCodeKeyFile.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harborlane-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * The files below the folder that this process holds open; empty where the system can't list them.
 */
async function heldOpen(): Promise<string[]> {
  const handles = await readdir('/proc/self/fd').catch(() => [])
  const files = await Promise.all(
    handles.map((handle) => readlink(join('/proc/self/fd', handle)).catch(() => '')),
  )
  return files.filter((file) => file.startsWith(folder))
}

test('leaves no open file after creating, reading or refusing it', async () => {
  const file = join(folder, 'payment-code.key')
  expect(await readPayCodeKeyFile(file)).toBe(null)
  const made = await makePayCodeKeyFile(file)
  expect(await readPayCodeKeyFile(file)).toEqual(made)
  expect(await heldOpen()).toEqual([])
  await chmod(file, 0o640)
  await expect(readPayCodeKeyFile(file)).rejects.toThrow('Others than its owner may read')
  expect(await heldOpen()).toEqual([])
  expect(await readdir(folder)).toEqual(['payment-code.key'])
})

test('is created in a missing folder, and a second process finds it', async () => {
  const file = join(folder, 'data', 'of-the-shop', 'payment-code.key')
  const made = await makePayCodeKeyFile(file)
  expect(await makePayCodeKeyFile(file)).toEqual(made)
})

test('flushes the file and its name to disk before it returns', async () => {
  const other = await open(folder, 'r')
  const flushed = vi.spyOn(Object.getPrototypeOf(other) as typeof other, 'sync')
  await other.close()
  await makePayCodeKeyFile(join(folder, 'flushed.key'))
  expect(flushed).toHaveBeenCalledTimes(process.platform === 'win32' ? 1 : 2)
  flushed.mockRestore()
})
