import { parseArgs } from 'node:util'
import { openStage } from '../../bench/stage/openStage.ts'
import { printTable } from '../../bench/table.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import type { Attacked } from './attackedServer.ts'
import { attackFolderHolders } from './folderHolders.ts'
import { attackFullDisk } from './fullDisk.ts'
import { attackOneRequest } from './oneRequest.ts'
import type { Row } from './row.ts'

/** Attacks on servers that it starts itself: `npm run attack -- [--database postgres|pglite]` */

type Attack = (attacked: Attacked) => Promise<Row[]>

/** Each on servers of its own, on both databases. */
const attacks: readonly Attack[] = [attackOneRequest]
/** On the data folder of the embedded database. */
const folderAttacks = [attackFolderHolders, attackFullDisk]

const { values } = parseArgs({ options: { database: { type: 'string', default: 'both' } } })
const rows: Row[] = []
for (const attack of attacks) {
  if (values.database !== 'pglite') rows.push(...(await onPostgres(attack)))
  if (values.database !== 'postgres') rows.push(...(await onServer(attack, 'embedded', '')))
}
if (values.database !== 'postgres') {
  for (const attack of folderAttacks) rows.push(...(await attack()))
}
printTable(
  'attack',
  rows.map(({ isHeld, ...row }) => ({ ...row, what: `${isHeld ? ' ' : '✗'} ${row.what}` })),
)
const missed = rows.filter(({ isHeld }) => !isHeld).length
console.log(missed === 0 ? '\nall held' : `\n${missed} of ${rows.length} missed`)
process.exitCode = missed === 0 ? 0 : 1

async function onPostgres(attack: Attack): Promise<Row[]> {
  const postgres = await openPostgresServer()
  try {
    return await onServer(attack, 'PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function onServer(
  attack: Attack,
  database: Attacked['database'],
  databaseUrl: string,
): Promise<Row[]> {
  const stage = await openStage({ DATABASE_URL: databaseUrl, SITE: 'off' })
  try {
    // Making the embedded database takes more memory than anything after it.
    await (await stage.start()).server.kill()
    return await attack({ stage, database })
  } finally {
    await stage.close()
  }
}
