import { mkdir } from 'node:fs/promises'
import { readBackup } from '../office/backup/readBackup.ts'
import { restoreBackup, type Restored } from '../office/backup/restoreBackup.ts'
import { openOwnPostgres } from './ownPostgres.ts'
import { readEnv } from './env.ts'

process.umask(0o077)
const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Restores a backup of `npm run office -- backup`: `npm run restore -- <folder>`. The target is the
 * empty database of `DATABASE_URL` (as its owner, when `MIGRATE_DATABASE_URL` names one), else
 * PostgreSQL in `DATA_DIR`.
 */
async function main(): Promise<void> {
  const from = process.argv[2]
  if (!from) throw new Error('Which backup? npm run restore -- <folder>')
  const { dataFolder, databaseUrl, migrateDatabaseUrl } = readEnv()
  const backup = await readBackup(from)
  const given = migrateDatabaseUrl ?? databaseUrl
  const restoreTo = (url: string) => restoreBackup({ ctx: { url, dataFolder }, input: { backup } })
  if (given) return report(await restoreTo(given))
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const own = await openOwnPostgres({ dataFolder, say, onEnded: () => {} })
  try {
    report(await restoreTo(own.url))
  } finally {
    await own.stop()
  }
}

function report({ tables, rows, pictures, findings }: Restored): void {
  const files = pictures ?? 'none, the object store has them'
  const verdict = findings.length === 0 ? 'nothing' : `what is wrong: ${findings.join(', ')}`
  say(
    `Restored: ${tables} tables, rows: ${rows}, files of pictures: ${files}. The doctor finds ${verdict}.`,
  )
  say(
    'The keys are not in a backup: put your payment-code.key and push.key into DATA_DIR, or set PAYMENT_CODE_KEY and PUSH_KEY.',
  )
  if (findings.length > 0) process.exitCode = 1
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
