import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { remoteShop, type RemoteShop } from '../support/remoteShop.ts'
import { shopOn, type TestClock, type TestShop } from '../support/testShop.ts'

export interface MoneyServers {
  /** The database from this process: for minting rows and for checking the books. */
  here: TestShop
  /** The servers, each its own process, all on that database. */
  there: RemoteShop[]
  processes: ServerProcess[]
  /** A connection that none of them shares. */
  connect(): Promise<pg.Client>
  close(): Promise<void>
}

/** The clock of a shop in this process on a database that servers use. */
export const realTime: TestClock = {
  ...systemClock,
  advance: () => {
    throw new Error('the servers have the system’s clock')
  },
}

/** `application_name` of this process's own connections in `pg_stat_activity`. */
export const booksName = 'books'

/** A new database with several server processes on it. */
export async function openMoneyServers(count: number): Promise<MoneyServers> {
  const postgres = await openPostgresServer()
  const name = `harborlane_money_${process.pid}`
  const admin = await connectTo(postgres.url)
  await admin.query(`create database ${name}`)
  const url = databaseUrl(postgres.url, name)
  const books = new URL(url)
  books.searchParams.set('application_name', booksName)
  const here = shopOn(await openPostgres(books.href, 5), realTime)
  const folders: string[] = []
  const processes: ServerProcess[] = []
  const there: RemoteShop[] = []
  for (let at = 0; at < count; at += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-money-'))
    folders.push(folder)
    const server = await startProcess({ DATA_DIR: folder, DATABASE_URL: url, SITE: 'off' })
    processes.push(server)
    there.push(remoteShop(server.address, join(folder, 'office.sock')))
  }
  return {
    here,
    there,
    processes,
    connect: () => connectTo(books.href),
    close: async () => {
      for (const server of processes) await server.kill()
      await here.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await postgres.stop()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
