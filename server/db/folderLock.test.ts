import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeFolderLock } from './folderLock.ts'

describe('the lock of the data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harborlane-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is refused while its holder lives, with its process and the ways out', async () => {
    await takeFolderLock(folder)
    await expect(takeFolderLock(folder)).rejects.toThrow(
      `in use by process ${process.pid}. Stop that server, set DATA_DIR to another folder, or use PostgreSQL`,
    )
  })

  test('is free again once given back', async () => {
    const release = await takeFolderLock(folder)
    await release()
    expect(await readdir(folder)).toEqual([])
    await takeFolderLock(folder)
  })

  test('of a process that is gone is taken over', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    await writeFile(join(folder, 'server.lock'), `${child.pid} 12345`)
    await takeFolderLock(folder)
  })

  test('of a process id that another process has got since is taken over', async () => {
    await writeFile(join(folder, 'server.lock'), `${process.pid} 1`)
    await takeFolderLock(folder)
  })

  test('that holds nonsense is taken over', async () => {
    await writeFile(join(folder, 'server.lock'), 'nonsense')
    await takeFolderLock(folder)
  })
})
