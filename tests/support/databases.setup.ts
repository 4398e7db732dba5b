import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { openPostgresServer } from './postgresServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase:
      | { kind: 'postgres'; url: string; template: string }
      | { kind: 'pglite'; dataFile: string }
  }
}

const migrationsFolder = join(import.meta.dirname, '../../server/db/migrations')

/** Migrates one database and lets each test file start from a copy of it. */
export default async function setup(project: TestProject) {
  return project.config.env['TEST_DATABASE'] === 'postgres'
    ? setupPostgres(project)
    : setupEmbedded(project)
}

async function setupPostgres(project: TestProject) {
  const server = await openPostgresServer()
  const template = `harborlane_test_${process.pid}`
  const admin = await openPostgresClient(server.url)
  await admin.query(`create database ${template}`)
  const migrated = await openPostgres(databaseUrl(server.url, template), 1)
  await migrated.close()
  project.provide('testDatabase', { kind: 'postgres', url: server.url, template })
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function setupEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-pglite-'))
  const client = new PGlite()
  await migrate(drizzle({ client }), { migrationsFolder })
  const dump = await client.dumpDataDir('none')
  const dataFile = join(folder, 'data.tar')
  await writeFile(dataFile, Buffer.from(await dump.arrayBuffer()))
  await client.close()
  project.provide('testDatabase', { kind: 'pglite', dataFile })
  return () => rm(folder, { recursive: true, force: true })
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
