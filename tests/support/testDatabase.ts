import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../../server/db/client.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { databaseUrl } from './databases.setup.ts'

/** A database of its own for a test file. */
export async function openTestDatabase(poolSize = 40): Promise<Database> {
  const given = inject('testDatabase')
  const name = `harborlane_${randomUUID().replaceAll('-', '')}`
  await asAdmin(given.url, `create database ${name} template ${given.template}`)
  const url = databaseUrl(given.url, name)
  const database = await openPostgres(url, poolSize)
  return {
    ...database,
    close: async () => {
      await database.close()
      await asAdmin(given.url, `drop database ${name} with (force)`)
    },
  }
}

/** An empty database, whose owner is a role without other rights, as at a hosting provider. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const given = inject('testDatabase')
  const name = `harborlane_${randomUUID().replaceAll('-', '')}`
  await asAdmin(given.url, `create role ${name} login password '${name}'`)
  await asAdmin(given.url, `create database ${name} owner ${name}`)
  const url = new URL(databaseUrl(given.url, name))
  url.username = name
  url.password = name
  return {
    url: url.href,
    drop: async () => {
      await asAdmin(given.url, `drop database ${name} with (force)`)
      await asAdmin(given.url, `drop role ${name}`)
    },
  }
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.query(statement)
  await client.end()
}
