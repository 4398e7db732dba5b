import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderStore, sweepParts } from './pictureStore.ts'

describe('the pictures’ folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harborlane-store-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const files = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)

  test('stores nothing of a picture that could not be written completely', async () => {
    const store = folderStore(folder)
    await mkdir(join(store.fileOf('abcd', 'large'), 'in the way'), { recursive: true })
    await expect(store.write('abcd', 'large', Buffer.from('a'))).rejects.toThrow()
    expect(await files()).toEqual([])
  })

  test('deletes a picture, also one that never existed', async () => {
    const store = folderStore(folder)
    await store.write('abcd', 'large', Buffer.from('a'))
    await store.write('abcd', 'medium', Buffer.from('a'))
    await store.write('abcd', 'small', Buffer.from('a'))
    await store.remove('abcd')
    await store.remove('none')
    expect(await files()).toEqual([])
  })

  test('is swept of files that a killed process began, and of nothing else', async () => {
    const store = folderStore(folder)
    await store.write('abcd', 'large', Buffer.from('a'))
    const incoming = join(folder, 'incoming')
    await writeFile(join(incoming, 'old.part'), 'a')
    await writeFile(join(incoming, 'new.part'), 'a')
    await utimes(join(incoming, 'old.part'), 1, 1)
    await sweepParts(folder)
    expect((await files()).toSorted()).toEqual(['abcd.large.webp', 'new.part'])
  })

  test('can be swept before it exists', async () => {
    await sweepParts(join(folder, 'not yet'))
    expect(await files()).toEqual([])
  })
})
