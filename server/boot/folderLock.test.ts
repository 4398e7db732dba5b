import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeFolderLock } from './folderLock.ts'

const source = pathToFileURL(join(import.meta.dirname, 'folderLock.ts'))
const mostMs = 2_000
const racers = 4

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

  /** Starts another process that tries to take the lock, prints the outcome, and stays alive. */
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

  test('is refused to another process while its holder lives, and names the ways out', async () => {
    await takeFolderLock(folder)
    expect((await anotherTakes()).said).toBe(refusal(folder))
  })

  test('is held by another process until that is killed, and is free afterwards', async () => {
    const { other, said } = await anotherTakes()
    expect(said).toBe('taken')
    await expect(takeFolderLock(folder)).rejects.toThrow(refusal(folder))
    await killed(other)
    await takeFolderLock(folder)
  })

  test('is refused a second time to its own process, within two seconds', async () => {
    await takeFolderLock(folder)
    const asked = Date.now()
    await expect(takeFolderLock(folder)).rejects.toThrow(refusal(folder))
    expect(Date.now() - asked).toBeLessThan(mostMs)
  })

  test('is free again after release, and leaves an empty file', async () => {
    const release = await takeFolderLock(folder)
    release()
    expect(await readdir(folder)).toEqual(['folder.lock'])
    expect((await anotherTakes()).said).toBe('taken')
  })

  test('goes to exactly one of several concurrent processes', async () => {
    const answers = await Promise.all(Array.from({ length: racers }, anotherTakes))
    expect(answers.map(({ said }) => said).toSorted()).toEqual([
      ...Array.from({ length: racers - 1 }, () => refusal(folder)),
      'taken',
    ])
  })

  test('is refused while a server of the first versions holds it by its process id', async () => {
    const stat = await readFile(`/proc/${process.pid}/stat`, 'utf8')
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const holder = `${process.pid} ${started}`
    await writeFile(join(folder, 'server.lock'), holder)
    for (let times = 0; times < 3; times += 1) {
      expect((await anotherTakes()).said).toBe(refusal(folder))
    }
    expect(await readFile(join(folder, 'server.lock'), 'utf8')).toBe(holder)
  })

  test('ignores a file that names a reused process id', async () => {
    await writeFile(join(folder, 'server.lock'), `${process.pid} 1`)
    expect((await anotherTakes()).said).toBe('taken')
    expect(await readdir(folder)).toEqual(['folder.lock'])
  })

  test("survives the deletion of the file with the holder's name", async () => {
    await takeFolderLock(folder)
    await rm(join(folder, 'server.lock'), { force: true })
    expect((await anotherTakes()).said).toBe(refusal(folder))
  })
})

function refusal(folder: string): string {
  return `The data folder ${folder} is in use by another server. Stop that server, set DATA_DIR to another folder, or use PostgreSQL with DATABASE_URL for several processes.`
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
