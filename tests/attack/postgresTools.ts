import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import type { Ground } from './openGround.ts'

const connections = 5
const database = 'shop'

/**
 * A server of its own, with `pg_dump` and `pg_restore` of its version: the one from npm brings
 * neither. Null where the system has none.
 */
export async function openPostgresTools() {
  const binaries = await newestBinaries()
  if (!binaries) return null
  const server = await openPostgresServer({ binaries })
  const scratch = await mkdtemp(join(tmpdir(), 'harborlane-dumps-'))
  const urlOf = (name: string) => databaseUrl(server.url, name.replaceAll(' ', '_'))
  const tool = (name: string) => join(binaries, name)
  const dump = (name: string) => join(scratch, `${name}.dump`)
  await run(tool('createdb'), ['--maintenance-db', server.url, database])
  return {
    /** The same ground, on this server. */
    ground: (given: Ground): Ground => ({
      ...given,
      open: () => openPostgres(urlOf(database), connections),
      start: (env = {}) => given.start({ ...env, DATABASE_URL: urlOf(database) }),
    }),
    take: (name: string) =>
      run(tool('pg_dump'), ['--format=custom', `--file=${dump(name)}`, urlOf(database)]),
    restore: async (name: string) => {
      const url = urlOf(`${database} ${name}`)
      await createUnlessThere(server.url, new URL(url).pathname.slice(1))
      const whole = ['--exit-on-error', '--single-transaction', '--no-owner']
      await run(tool('pg_restore'), [...whole, `--dbname=${url}`, dump(name)])
    },
    open: (name: string): Promise<Database> =>
      openPostgres(urlOf(`${database} ${name}`), connections),
    close: async () => {
      await server.stop()
      await rm(scratch, { recursive: true, force: true })
    },
  }
}

async function newestBinaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  const binaries = join(root, newest ?? '', 'bin')
  const needed = ['postgres', 'initdb', 'createdb', 'pg_dump', 'pg_restore']
  return newest && needed.every((name) => existsSync(join(binaries, name))) ? binaries : null
}

async function createUnlessThere(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}

async function run(command: string, words: string[]): Promise<void> {
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${complaint}`)
}
