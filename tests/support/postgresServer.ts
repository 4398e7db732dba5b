import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Owner } from '../../server/boot/databaseUser.ts'
import { binariesFor } from '../../server/boot/postgresBinaries.ts'

export interface PostgresServer {
  /** URL of the maintenance database `postgres`. */
  url: string
  /** The same over its Unix socket, the fastest from the same host; only of a `durable` one. */
  socketUrl: string
  stop(): Promise<void>
}

/** PostgreSQL won't run as root, so root runs it as a user that every system has. */
const nobody = 65_534
/** The tests' databases take a tenth of it. */
const roomBytes = 4 * 1024 ** 3
const startTimeoutMs = 30_000
const startAttempts = 5

/**
 * Uses `TEST_DATABASE_URL`, else the binaries from npm, else Debian's. A `durable` one waits for
 * the disk. One with its own folder is always started here, and its data stays.
 */
export async function openPostgresServer({
  durable = false,
  folder,
  binaries: wanted,
  settings = {},
}: {
  durable?: boolean
  folder?: string
  /** The system's binaries, where they must be used. */
  binaries?: string | undefined
  settings?: Record<string, string>
} = {}): Promise<PostgresServer> {
  const given = process.env['TEST_DATABASE_URL']
  if (given && !folder && !wanted) return { url: given, socketUrl: given, stop: async () => {} }
  const scratch = folder ?? (await mkdtemp(join(tmpdir(), 'harborlane-postgres-')))
  const stored =
    folder ?? (durable ? scratch : await mkdtemp(join(memoryFolder(), 'harborlane-data-')))
  if (folder) await mkdir(folder, { recursive: true })
  const isRoot = process.getuid?.() === 0
  const owner: Partial<Owner> = isRoot ? { uid: nobody, gid: nobody } : {}
  if (isRoot) for (const each of [scratch, stored]) await chown(each, nobody, nobody)
  const binaries = wanted ?? (await reachableBinaries(isRoot ? { uid: nobody, gid: nobody } : null))
  const data = join(stored, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await run(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
      owner,
    )
  }
  const { child, url } = await startServer(binaries, data, {
    durable,
    owner,
    settings: { unix_socket_directories: durable ? scratch : '', ...settings },
  })
  const folders = folder ? [] : [scratch, stored]
  const leave = () => {
    child.kill('SIGQUIT')
    for (const each of folders) rmSync(each, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', leave)
  return {
    url,
    socketUrl: durable ? `${url}?host=${encodeURIComponent(scratch)}` : url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await ended
      process.off('exit', leave)
      for (const each of folders) await rm(each, { recursive: true, force: true })
    },
  }
}

/**
 * PostgreSQL can't ask for a free port. A port that was free a moment ago may be in use now, so it
 * retries.
 */
async function startServer(
  binaries: string,
  data: string,
  given: { durable: boolean; owner: Partial<Owner>; settings: Record<string, string> },
): Promise<{ child: ChildProcess; url: string }> {
  const { durable, owner } = given
  const settings = {
    listen_addresses: '127.0.0.1',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', max_wal_size: '128MB' }),
    ...given.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...owner,
      stdio: 'ignore',
    })
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    if (await isReady(url, data, child)) return { child, url }
    if (attempt === startAttempts) throw new Error('PostgreSQL ended before it took connections')
  }
}

/** Copying a database takes 15 ms in memory, and half a second on some disks. */
function memoryFolder(): string {
  const shared = '/dev/shm'
  if (!existsSync(shared)) return tmpdir()
  const { bavail, bsize } = statfsSync(shared)
  return bavail * bsize >= roomBytes ? shared : tmpdir()
}

async function reachableBinaries(owner: Owner | null): Promise<string> {
  const found = await binariesFor(owner).catch(() => null)
  const bin = found?.bin ?? (await debianBinaries())
  if (bin) return bin
  throw new Error(
    'No PostgreSQL for the tests: run npm install, or apt-get install postgresql, or set TEST_DATABASE_URL',
  )
}

async function debianBinaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  return newest ? join(root, newest, 'bin') : null
}

function run(command: string, args: string[], owner: Partial<Owner>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(complaint))))
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** False when the server ended. Only a server with this data folder is ours. */
async function isReady(url: string, data: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    const served = await folderServedAt(url)
    if (served === data) return true
    if (child.exitCode !== null) return false
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL did not open at ${url}: ${String(served)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The data folder that the server reports, or the error while nobody answers. */
async function folderServedAt(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
}
