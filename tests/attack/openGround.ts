import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import type { Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { remoteShop } from '../support/remoteShop.ts'

/** An unused shop: a database and a data folder, on which servers are started. */
export interface Ground {
  /** The seed of every random choice of an attack. */
  seed: number
  env: Record<string, string>
  folder: string
  /** Opens the database itself. */
  open(): Promise<Database>
  /** Starts a server, which ends with the ground. */
  start(env?: Record<string, string>): Promise<RunningStage>
}

export interface Grounds {
  /** Creates a ground, and disposes of it after use. */
  on<Result>(seed: number, use: (ground: Ground) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const connections = 5

/** Each ground is a copy of one database that was created before. */
export async function openGrounds(): Promise<Grounds> {
  const server = await openPostgresServer()
  const name = `harborlane_attack_${process.pid}`
  await runSql(server.url, `create database ${name}`)
  await (await openPostgres(databaseUrl(server.url, name), 1)).close()
  let made = 0
  return {
    on: async (seed, use) => {
      made += 1
      const own = `${name}_${made}`
      const folder = await newFolder()
      await runSql(server.url, `create database ${own} template ${name}`)
      try {
        const url = databaseUrl(server.url, own)
        const open = () => openPostgres(url, connections)
        return await useGround({ seed, folder, url, open }, use)
      } finally {
        await runSql(server.url, `drop database ${own} with (force)`)
        await remove(folder)
      }
    },
    close: async () => {
      await runSql(server.url, `drop database ${name} with (force)`)
      await server.stop()
    },
  }
}

async function useGround<Result>(
  given: Pick<Ground, 'seed' | 'folder' | 'open'> & { url: string },
  use: (ground: Ground) => Promise<Result>,
): Promise<Result> {
  const { url, ...known } = given
  const { folder } = known
  const env = { DATA_DIR: folder, DATABASE_URL: url, SITE: 'off' }
  const started: ServerProcess[] = []
  const start: Ground['start'] = async (more = {}) => {
    const from = performance.now()
    const server = await startProcess({ ...env, ...more })
    started.push(server)
    await fetch(`${server.address}/api/catalogue/home?lang=en`)
    const firstAnswerMs = performance.now() - from
    return { server, shop: remoteShop(server.address, join(folder, 'office.sock')), firstAnswerMs }
  }
  try {
    return await use({ ...known, env, start })
  } finally {
    for (const server of started) await server.kill()
  }
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'harborlane-attack-'))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

export async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
