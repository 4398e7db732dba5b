import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/boot/openDatabase.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { remote } from '../support/callApi.ts'
import { shopOn } from '../support/testShop.ts'
import { countLost, loadUntilKilled } from './loadUntilKilled.ts'
import {
  countBadRows,
  killPostgres,
  newFolder,
  processesOn,
  start,
  waitForEnd,
} from './crashSupport.ts'
import { works } from './crashWorks.ts'
import type { ServerProcess } from './serverProcess.ts'

/**
 * Kills a server, its PostgreSQL, or both, under load, at a first start, a migration, a backup and
 * a restore. The next start alone must recover: everything acknowledged is there, the books
 * balance, no process is left over. `npm run faults -- [--rounds N]`
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const rounds = Number(values.rounds)
const shoppersAtOnce = 8

const victims = {
  server: (server) => server.kill(),
  PostgreSQL: async (server, folder) => {
    await killPostgres(folder)
    await waitForEnd(server)
  },
  both: async (server, folder) => {
    await Promise.all([killPostgres(folder), server.kill()])
  },
} satisfies Record<string, (server: ServerProcess, folder: string) => Promise<void>>

interface Stage {
  folder: string
  shoppers: MintedShopper[]
  goods: MintedGoods
}

let wrong = 0
const stage = await prepare()
console.log('killed      round  restart ms  acknowledged  lost  bad rows  left over')
for (const [name, kill] of Object.entries(victims)) {
  for (let round = 1; round <= rounds; round += 1) wrong += await playUnderLoad(name, round, kill)
}
for (const name of Object.keys(works)) {
  for (let round = 1; round <= rounds; round += 1) wrong += await playWork(name, round)
}
await rm(stage.folder, { recursive: true, force: true })
console.log(wrong === 0 ? 'nothing lost, books balance, nothing left over' : `${wrong} WRONG`)
process.exitCode = wrong === 0 ? 0 : 1

async function prepare(): Promise<Stage> {
  const folder = await newFolder()
  const shop = shopOn(await openDatabase({ dataFolder: folder }), systemClock)
  const goods = await mintGoods(shop, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  for (let made = 0; made < shoppersAtOnce; made += 1) {
    shoppers.push(await mintShopper(shop, { balanceCents: 900_000_000 }))
  }
  await shop.close()
  return { folder, shoppers, goods }
}

async function playUnderLoad(
  name: string,
  round: number,
  kill: (server: ServerProcess, folder: string) => Promise<void>,
): Promise<number> {
  const { folder, shoppers, goods } = stage
  const server = await start(folder)
  const killed = { address: server.address, kill: () => kill(server, folder) }
  const acknowledged = await loadUntilKilled(killed, shoppers, goods)
  const again = await start(folder)
  const lost = await countLost(remote(again.address), acknowledged)
  await again.stop()
  const badRows = await countBadRows(folder)
  const left = await processesOn(folder)
  printRow([name, round, again.startedInMs, acknowledged.size, lost, badRows, left.length])
  return lost + badRows + left.length
}

/** Interrupted work is repeated, or the next start resumes it. */
async function playWork(name: string, round: number): Promise<number> {
  const work = works[name]
  if (!work) throw new Error(`no work ${name}`)
  const { folder, restartMs } = await work(stage.folder, round)
  const badRows = await countBadRows(folder)
  const left = await processesOn(folder)
  printRow([name, round, restartMs, 0, 0, badRows, left.length])
  if (folder !== stage.folder) await rm(folder, { recursive: true, force: true })
  return badRows + left.length
}

function printRow(cells: readonly (string | number)[]): void {
  const widths = [-10, 5, 10, 12, 4, 8, 9]
  console.log(
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 8
        return width < 0 ? String(cell).padEnd(-width) : String(cell).padStart(width)
      })
      .join('  '),
  )
}
