import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { endOrphan } from './endOrphan.ts'
import { takeFolderLock } from './folderLock.ts'
import { binariesFor, type Binaries } from './postgresBinaries.ts'
import { databaseUser, refuseWithoutName, type Owner } from './databaseUser.ts'
import { openPlace, type Place } from './postgresPlace.ts'
import { refuseWithoutRoom, watchRoom } from './watchRoom.ts'

export interface Watch {
  say: (line: string) => void
  /**
   * Called when PostgreSQL ended unexpectedly, with its last log line. All acknowledged data is on
   * disk.
   */
  onEnded: (reason: string) => void
}

export interface OwnPostgres {
  /** URL of the shop's database, with its owner's role. */
  url: string
  stop(): Promise<void>
}

const role = 'harborlane'
const partPrefix = 'postgres.part-'
const pollMs = 20
const stopMs = 6_000
/** Worker processes of a killed PostgreSQL may hold its shared memory for a moment. */
const longestHeldMs = 10_000
const maxLines = 20
/** The data folder as a child process sees it, which inherits it as file descriptor 3. */
const handedOver = '/proc/self/fd/3'

/** Few connections and little memory: one shop is the only client. */
const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  superuser_reserved_connections: '4',
  unix_socket_permissions: '0700',
  shared_buffers: '48MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  io_method: 'sync',
  jit: 'off',
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
}

/**
 * Starts the shop's own PostgreSQL with its data in `<dataFolder>/postgres`, reached through a Unix
 * socket in that folder. The first start creates it; an instance that a killed server left running
 * is stopped. Throws when another server holds the data folder.
 */
export async function openOwnPostgres({
  dataFolder,
  connections = 20,
  say,
  onEnded,
}: Watch & { dataFolder: string; connections?: number }): Promise<OwnPostgres> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const release = await takeFolderLock(dataFolder)
  try {
    const opened = await start({ dataFolder, connections, say, onEnded })
    return { ...opened, stop: () => opened.stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function start(
  given: Watch & { dataFolder: string; connections: number },
): Promise<OwnPostgres> {
  const { dataFolder, connections, say, onEnded } = given
  const data = join(dataFolder, 'postgres')
  if (!existsSync(data) && existsSync(join(dataFolder, 'database'))) {
    throw new Error(
      `${dataFolder} holds a database of an earlier version of this shop, which this one can't read. Nothing in it was touched: run the earlier version on it, or set DATA_DIR to another folder.`,
    )
  }
  const place = await openPlace(dataFolder, data)
  await refuseWithoutRoom(data)
  const owner = await databaseUser(data, say)
  const binaries = await binariesFor(owner)
  if (existsSync(data)) await refuseOtherVersion(data, binaries)
  else await create({ data, binaries, owner, place, say, dataFolder })
  await endOrphan(data)
  const flags = flagsOf({
    ...settings,
    ...place.settings,
    ...(owner ? { unix_socket_directories: handedOver } : {}),
    max_connections: String(connections),
  })
  const postgres = await startWhenFree(() => run(binaries, data, flags, owner), place)
  const url = place.urlOf(role, role)
  const adminUrl = place.urlOf('postgres', 'postgres')
  try {
    await makeDatabase(adminUrl)
    const room = await watchRoom({ data, adminUrl, say })
    postgres.child.once('exit', (_, signal) => {
      if (!postgres.isStopping) onEnded(signal ?? postgres.lastWords())
    })
    return { url, stop: () => room.close().finally(() => stop(postgres)) }
  } catch (error) {
    await stop(postgres)
    throw error
  }
}

/**
 * Creates the cluster under a temporary name and renames it when complete: an interrupted start
 * begins again.
 */
async function create(given: {
  data: string
  binaries: Binaries
  owner: Owner | null
  place: Place
  say: Watch['say']
  dataFolder: string
}): Promise<void> {
  const { data, binaries, owner, place, say, dataFolder } = given
  refuseWithoutName()
  say(`Creating the database in ${dataFolder}: a few seconds, once …`)
  await removeParts(dataFolder)
  const part = await mkdtemp(join(dataFolder, partPrefix))
  if (owner) await chown(part, owner.uid, owner.gid)
  const options = ['-U', 'postgres', '-E', 'UTF8', '--no-locale', '--data-checksums']
  const child = await spawnIn(
    part,
    join(binaries.bin, 'initdb'),
    [...options, ...place.initdb],
    owner,
  )
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) {
    await rm(part, { recursive: true, force: true })
    throw new Error(`The database could not be created in ${dataFolder}: ${said.trim()}`)
  }
  await rename(part, data)
}

/** Removes incomplete clusters. An initdb whose server was killed may still write for a moment. */
async function removeParts(dataFolder: string): Promise<void> {
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(partPrefix))
  const given = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }
  for (const name of names) await rm(join(dataFolder, name), given)
}

async function refuseOtherVersion(data: string, { majorVersion }: Binaries): Promise<void> {
  const found = (await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (found === majorVersion) return
  throw new Error(
    `${data} was written by PostgreSQL ${found || 'of an unknown version'}, and this version of the shop brings ${majorVersion}. Nothing in it was touched: back it up with the version that wrote it (npm run office -- backup), and restore that into an empty folder.`,
  )
}

interface Running {
  child: ChildProcess
  isStopping: boolean
  lastWords(): string
}

async function run(
  { bin }: Binaries,
  data: string,
  flags: string[],
  owner: Owner | null,
): Promise<Running> {
  const child = await spawnIn(data, join(bin, 'postgres'), flags, owner)
  const lines: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => {
    lines.push(...chunk.toString().trim().split('\n'))
    lines.splice(0, lines.length - maxLines)
  })
  const running: Running = {
    child,
    isStopping: false,
    lastWords: () =>
      lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no word',
  }
  // Sends SIGINT whenever this process exits; PostgreSQL then shuts down on its own.
  const notifyEnd = () => child.kill('SIGINT')
  process.once('exit', notifyEnd)
  child.once('exit', () => process.off('exit', notifyEnd))
  return running
}

/** Retries the start while the process lives: after a crash PostgreSQL first replays its log. */
async function startWhenFree(begin: () => Promise<Running>, place: Place): Promise<Running> {
  const deadline = performance.now() + longestHeldMs
  for (;;) {
    const running = await begin()
    if (await isReady(running, place.urlOf('postgres', 'postgres'))) return running
    const isHeld = /still in use|already exists|already in use/.test(running.lastWords())
    if (!isHeld || performance.now() > deadline) {
      throw new Error(`PostgreSQL did not start: ${running.lastWords()}`)
    }
    await wait(pollMs)
  }
}

async function isReady({ child }: Running, url: string): Promise<boolean> {
  let hasEnded = false
  child.once('error', () => (hasEnded = true))
  child.once('exit', () => (hasEnded = true))
  for (;;) {
    if (hasEnded) return false
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return true
    await wait(pollMs)
  }
}

/** Creates the database and the shop's role, which is no superuser. */
async function makeDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select from pg_database where datname = $1', [role])
    if (rows.length > 0) return
    await client.query(
      `do $$ begin create role ${role} login; exception when duplicate_object then null; end $$`,
    )
    await client.query(`create database ${role} owner ${role}`)
  } finally {
    await client.end()
  }
}

/** Stops with connections closed first; after a timeout it stops immediately, as in a crash. */
async function stop(running: Running): Promise<void> {
  const { child } = running
  running.isStopping = true
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), stopMs)
  await ended
  clearTimeout(late)
}

/**
 * Starts a PostgreSQL program on a data folder, detached so that the terminal's signals don't reach
 * it. Another user gets the folder as an open file descriptor, because parent folders may be closed
 * to that user.
 */
async function spawnIn(
  data: string,
  command: string,
  args: readonly string[],
  owner: Owner | null,
): Promise<ChildProcess> {
  const folder = await open(data)
  const path = owner ? handedOver : data
  try {
    return spawn(command, ['-D', path, ...args], {
      ...owner,
      cwd: '/',
      detached: true,
      // Clears variables of this process, such as PGPORT. Programs on Windows need theirs.
      ...(process.platform === 'win32' ? {} : { env: { LC_ALL: 'C', TZ: 'UTC' } }),
      stdio: ['ignore', 'ignore', 'pipe', folder.fd],
    })
  } finally {
    await folder.close()
  }
}

function flagsOf(given: Readonly<Record<string, string>>): string[] {
  return Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
