import { sql } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openPostgresServer } from './postgresServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { url: string; template: string }
  }
}

/** Migrates one database. Each test file starts from a copy of it. */
export default async function setup(project: TestProject) {
  const server = await openPostgresServer()
  const template = `harborlane_test_${process.pid}`
  const admin = await openPostgresClient(server.url)
  await admin.query(`create database ${template}`)
  const migrated = await openPostgres(databaseUrl(server.url, template), 1)
  // Tests pay by card, which a shop offers once it has said how.
  await migrated.db.execute(
    sql`insert into card_instructions (holder, bank, account) values ('Harborlane', 'Harbour Bank', 'GB33')`,
  )
  await migrated.close()
  project.provide('testDatabase', { url: server.url, template })
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function openPostgresClient(url: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
