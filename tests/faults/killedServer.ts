import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../server/clock.ts'
import type { Database } from '../../server/db/client.ts'
import { openEmbedded } from '../../server/db/openEmbedded.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { remote } from '../support/callApi.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { countLost, loadUntilKilled } from './loadUntilKilled.ts'
import { startProcess } from './serverProcess.ts'

/**
 * Kills a server under load again and again. Whatever it acknowledged must be there afterwards,
 * and the books must balance. `npm run faults -- [--rounds N] [--database pglite|postgres]`
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    database: { type: 'string', default: 'both' },
  },
})
const rounds = Number(values.rounds)
const shoppersAtOnce = 8

interface Stage {
  open(): Promise<Database>
  env: Record<string, string>
  close(): Promise<void>
}

const stages: Record<string, () => Promise<Stage>> = {
  pglite: embeddedStage,
  postgres: postgresStage,
}
let lost = 0
for (const [name, stage] of Object.entries(stages)) {
  if (values.database === 'both' || values.database === name)
    lost += await runRounds(name, await stage())
}
process.exitCode = lost === 0 ? 0 : 1

async function runRounds(name: string, stage: Stage): Promise<number> {
  const { shoppers, goods } = await prepare(stage)
  console.log(`${name}\nround  restart ms  acknowledged  lost  bad rows`)
  let wrong = 0
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startProcess(stage.env)
    const acknowledged = await loadUntilKilled(server, shoppers, goods)
    const again = await startProcess(stage.env)
    const lostOrders = await countLost(remote(again.address), acknowledged)
    await again.kill()
    const badRows = await doctor(stage)
    wrong += lostOrders + badRows
    console.log(
      [round, again.startedInMs, acknowledged.size, lostOrders, badRows]
        .map((value, column) => String(value).padStart([5, 10, 12, 4, 8][column] ?? 8))
        .join('  '),
    )
  }
  await stage.close()
  console.log(wrong === 0 ? `${name}: nothing lost, books balance` : `${name}: ${wrong} WRONG`)
  return wrong
}

async function prepare(stage: Stage) {
  const shop = shopOn(await stage.open(), systemClock)
  const goods = await mintGoods(shop, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  for (let made = 0; made < shoppersAtOnce; made += 1) {
    shoppers.push(await mintShopper(shop, { balanceCents: 900_000_000 }))
  }
  await shop.close()
  return { shoppers, goods }
}

async function doctor(stage: Stage): Promise<number> {
  const database = await stage.open()
  const findings = await badFindings({ database })
  await database.close()
  return findings.reduce((sum, finding) => sum + finding.rows.length, 0)
}

async function embeddedStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-faults-'))
  return {
    open: () => openEmbedded(folder),
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function postgresStage(): Promise<Stage> {
  const server = await openPostgresServer()
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-faults-'))
  return {
    open: () => openPostgres(server.url, 5),
    env: { DATA_DIR: folder, DATABASE_URL: server.url },
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
