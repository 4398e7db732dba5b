import { migrateAndGrant } from '../db/migratePostgres.ts'
import { readEnv } from './env.ts'

/**
 * Migrates PostgreSQL as the role that owns the tables. If `DATABASE_URL` names another role, it
 * gets the grants that a server needs.
 */
async function main(): Promise<string> {
  const { migrateDatabaseUrl, databaseUrl } = readEnv()
  const url = process.argv[2] ?? migrateDatabaseUrl
  if (!url) throw new Error('MIGRATE_DATABASE_URL is missing: the address that the owner uses.')
  const owner = roleOf(url)
  const server = databaseUrl ? roleOf(databaseUrl) : owner
  const role = server === owner ? undefined : server
  await migrateAndGrant({ url, role })
  return role ? `Migrated; ${role} may run the server.` : 'Migrated.'
}

function roleOf(address: string): string {
  return decodeURIComponent(new URL(address).username)
}

await main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
