import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProcess } from '../../tests/faults/serverProcess.ts'
import { openOwnPostgres } from './ownPostgres.ts'

const startMs = 60_000
const refusedMs = 2_000
const silent = { say: () => {}, onEnded: () => {} }

describe("the shop's own PostgreSQL", { timeout: startMs }, () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'harborlane-own-'))
  })
  afterEach(() => rm(dataFolder, { recursive: true, force: true }))

  const open = () => openOwnPostgres({ dataFolder, ...silent })
  const startServer = () => startProcess({ DATA_DIR: dataFolder, DATABASE_URL: '', SITE: 'off' })

  test('stores what it acknowledges, listens on no port, and is closed to other users', async () => {
    const own = await open()
    const settings = await ask(
      own.url,
      `select name, setting from pg_settings where name in
        ('data_checksums', 'fsync', 'full_page_writes', 'listen_addresses', 'synchronous_commit')
        order by name`,
    )
    const role = await ask(own.url, 'select rolsuper from pg_roles where rolname = current_user')
    const { mode } = await stat(join(dataFolder, 'postgres'))
    await own.stop()

    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
    })
    expect(role).toEqual([{ rolsuper: false }])
    expect(mode & 0o777).toBe(0o700)
  })

  test('reopens with its data', async () => {
    const first = await open()
    await ask(first.url, 'create table kept as select 7 as number')
    await first.stop()
    const again = await open()
    const stored = await ask(again.url, 'select number from kept')
    await again.stop()
    expect(stored).toEqual([{ number: 7 }])
  })

  test('starts over after an interrupted first start', async () => {
    await mkdir(join(dataFolder, 'postgres.part-abc123', 'base'), { recursive: true })
    const own = await open()
    await own.stop()
    expect(await readdir(dataFolder)).toEqual(['folder.lock', 'postgres'])
  })

  test('refuses a second server on its folder within two seconds', async () => {
    const own = await open()
    const asked = Date.now()
    await expect(open()).rejects.toThrow(/is in use by another server/)
    expect(Date.now() - asked).toBeLessThan(refusedMs)
    await own.stop()
  })

  test('is stopped by the next start when a killed server left it running', async () => {
    const server = await startServer()
    const left = await postmasterOf(dataFolder)
    await server.kill()
    expect(await isAlive(left)).toBe(true)
    const again = await startServer()
    expect(await isAlive(left)).toBe(false)
    expect(await again.stop()).toBe(0)
    expect(await readdir(join(dataFolder, 'postgres'))).not.toContain('postmaster.pid')
  })

  test('ends the server with a message when it is killed', async () => {
    const server = await startServer()
    process.kill(await postmasterOf(dataFolder), 'SIGKILL')
    await expect.poll(() => server.isRunning(), { timeout: startMs }).toBe(false)
    expect(server.said()).toContain(
      'PostgreSQL has ended by itself (SIGKILL), so the server ends. All that it acknowledged is kept: start it again.',
    )
  })

  test('starts although its pid file names another process', async () => {
    const first = await open()
    await first.stop()
    const file = join(dataFolder, 'postgres', 'postmaster.pid')
    await writeFile(file, `${process.pid}\n${join(dataFolder, 'postgres')}\n`)
    const again = await open()
    await again.stop()
  })

  test('leaves a folder of another PostgreSQL version untouched', async () => {
    await mkdir(join(dataFolder, 'postgres'))
    await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '17\n')
    await expect(open()).rejects.toThrow(
      /was written by PostgreSQL 17, and this version of the shop brings 18. Nothing in it was touched: back it up/,
    )
    expect(await readdir(join(dataFolder, 'postgres'))).toEqual(['PG_VERSION'])
  })

  test('leaves the database of earlier shop versions untouched', async () => {
    await mkdir(join(dataFolder, 'database'))
    await expect(open()).rejects.toThrow(
      /holds a database of an earlier version of this shop, which this one can't read. Nothing in it was touched/,
    )
    expect(await readdir(dataFolder)).toEqual(['database', 'folder.lock'])
  })

  test('reports a folder path that is too long for its socket', async () => {
    const long = join(dataFolder, 'a'.repeat(100))
    await expect(openOwnPostgres({ dataFolder: long, ...silent })).rejects.toThrow(
      /The path of the data folder .* is \d+ bytes too long for a socket in it/,
    )
    expect(await readdir(long)).toEqual(['folder.lock'])
  })
})

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function postmasterOf(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

/** A zombie, which has ended but was not reaped, has an empty command line. */
async function isAlive(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')) !== ''
}
