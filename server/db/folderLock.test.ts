import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeFolderLock } from './folderLock.ts'

const source = pathToFileURL(join(import.meta.dirname, 'folderLock.ts'))

describe('the lock of the data folder', () => {
  let folder: string
  const others: ChildProcess[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harborlane-lock-'))
  })
  afterEach(async () => {
    await Promise.all(others.splice(0).map(killed))
    await rm(folder, { recursive: true, force: true })
  })

  /** Another process that takes the lock, says so or why not, and stays. */
  async function anotherTakes(): Promise<{ other: ChildProcess; said: string }> {
    const script = `
      import { takeFolderLock } from ${JSON.stringify(source.href)}
      const said = await takeFolderLock(${JSON.stringify(folder)}).then(
        () => 'taken', (error) => error.message)
      console.log(said)
      setInterval(() => {}, 60_000)`
    const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    others.push(other)
    const [chunk] = (await once(other.stdout, 'data')) as [Buffer]
    return { other, said: chunk.toString().trim() }
  }

  const holder = async () => Number((await readFile(lockIn(folder), 'utf8')).split(' ')[0])

  test('is refused to another process while its holder lives, with the ways out', async () => {
    await takeFolderLock(folder)
    const { said } = await anotherTakes()
    expect(said).toBe(refusal(folder, process.pid))
    expect(await holder()).toBe(process.pid)
  })

  test('is held by another process until that is killed, and then free', async () => {
    const { other, said } = await anotherTakes()
    expect(said).toBe('taken')
    await expect(takeFolderLock(folder)).rejects.toThrow(refusal(folder, other.pid))
    await killed(other)
    await takeFolderLock(folder)
    expect(await holder()).toBe(process.pid)
  })

  test('is refused a second time to its own process', async () => {
    await takeFolderLock(folder)
    await expect(takeFolderLock(folder)).rejects.toThrow(refusal(folder, process.pid))
  })

  test('is free again once given back', async () => {
    const release = await takeFolderLock(folder)
    await release()
    expect(await readdir(folder)).toEqual([])
    expect((await anotherTakes()).said).toBe('taken')
  })

  test.for([
    ['a process that started at another time and had this id', `${process.pid} 1`],
    ['nobody that can be read', 'nonsense'],
  ] as const)('that names %s is taken over', async ([, left]) => {
    await writeFile(lockIn(folder), left)
    const release = await takeFolderLock(folder)
    expect(await holder()).toBe(process.pid)
    await release()
    expect(await readdir(folder)).toEqual([])
  })
})

function lockIn(folder: string): string {
  return join(folder, 'server.lock')
}

function refusal(folder: string, pid: number | undefined): string {
  return `The data folder ${folder} is in use by process ${pid}. Stop that server, set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL for several processes.`
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
