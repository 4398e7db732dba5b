import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/boot/openDatabase.ts'
import { systemClock } from '../../server/clock.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { remote } from '../support/callApi.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { countLost, loadUntilKilled } from './loadUntilKilled.ts'
import { spawnServer, startProcess, type ServerProcess } from './serverProcess.ts'

/**
 * Kills a server, its PostgreSQL, or both, under load and as they start for the first time. The next start
 * alone must suffice: whatever was acknowledged is there, the books balance, no process is left over.
 * `npm run faults -- [--rounds N]`
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const rounds = Number(values.rounds)
const shoppersAtOnce = 8
const longestFirstStartMs = 4_000

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
for (let round = 1; round <= rounds; round += 1) wrong += await playFirstStart(round)
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
  tell([name, round, again.startedInMs, acknowledged.size, lost, badRows, left.length])
  return lost + badRows + left.length
}

/** Whatever stands in the folder by then. */
async function playFirstStart(round: number): Promise<number> {
  const folder = await newFolder()
  const child = spawnServer({ DATA_DIR: folder, DATABASE_URL: '', SITE: 'off' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await wait(Math.random() * longestFirstStartMs)
  const kills = round % 2 === 1
  if (kills) child.kill('SIGKILL')
  else await killPostgres(folder)
  if (!kills) child.kill('SIGKILL')
  await ended
  const again = await start(folder)
  await again.stop()
  const badRows = await countBadRows(folder)
  const left = await processesOn(folder)
  tell(['first start', round, again.startedInMs, 0, 0, badRows, left.length])
  await rm(folder, { recursive: true, force: true })
  return badRows + left.length
}

function start(folder: string): Promise<ServerProcess> {
  return startProcess({ DATA_DIR: folder, DATABASE_URL: '', SITE: 'off' })
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'harborlane-faults-'))
}

async function countBadRows(folder: string): Promise<number> {
  const database = await openDatabase({ dataFolder: folder })
  const findings = await badFindings({ database })
  await database.close()
  return findings.reduce((sum, finding) => sum + finding.rows.length, 0)
}

/** The first process alone: those that it started see that it is gone. */
async function killPostgres(folder: string): Promise<void> {
  const file = join(folder, 'postgres/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0 && (await processesOn(folder)).includes(pid)) process.kill(pid, 'SIGKILL')
}

async function waitForEnd(server: ServerProcess): Promise<void> {
  while (server.isRunning()) await wait(20)
}

/** PostgreSQL's processes work in the folder of their data. */
async function processesOn(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const folders = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')))
  return ids.filter((_, at) => folders[at]?.startsWith(folder)).map(Number)
}

function tell(cells: readonly (string | number)[]): void {
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
