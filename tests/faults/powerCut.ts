import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../server/clock.ts'
import { openEmbedded } from '../../server/db/openEmbedded.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { remote } from '../support/callApi.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { countLost, loadUntilKilled } from './loadUntilKilled.ts'
import { startProcess } from './serverProcess.ts'

/**
 * Cuts the power under the embedded database again and again: the server is killed as it answers, and
 * goes on from what it had flushed by then (see flushedOnly.ts). `npm run powercut -- [--rounds N]`
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } })
const rounds = Number(values.rounds)
const shoppersAtOnce = 8
const scratch = await mkdtemp(join(tmpdir(), 'harborlane-power-'))
const folder = join(scratch, 'data')
const disk = join(scratch, 'disk')
const env = {
  DATA_DIR: folder,
  DATABASE_URL: '',
  SITE: 'off',
  FLUSHED_DIR: disk,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'flushedOnly.ts')}`,
}

const { shoppers, goods } = await prepare()
console.log('round  start ms  acknowledged  lost')
let wrong = 0
let acknowledgedInAll = 0
for (let round = 1; round <= rounds; round += 1) {
  const server = await startProcess(env)
  const acknowledged = await loadUntilKilled(server, shoppers, goods)
  await loseWhatWasNotFlushed()
  const again = await startProcess(env)
  const lost = await countLost(remote(again.address), acknowledged)
  await again.kill()
  await loseWhatWasNotFlushed()
  wrong += lost
  acknowledgedInAll += acknowledged.size
  const columns = [round, again.startedInMs, acknowledged.size, lost]
  console.log(columns.map((value, at) => String(value).padStart([5, 8, 12, 4][at] ?? 4)).join('  '))
}
const database = await openEmbedded(folder)
const badRows = (await badFindings({ database })).flatMap((finding) => finding.rows).length
await database.close()
await rm(scratch, { recursive: true, force: true })
console.log(
  `${rounds} power cuts: ${wrong} of ${acknowledgedInAll} acknowledged orders lost, ${badRows} rows that don't balance`,
)
process.exitCode = wrong + badRows === 0 ? 0 : 1

async function prepare() {
  const shop = shopOn(await openEmbedded(folder), systemClock)
  const made = await mintGoods(shop, { priceCents: 1_234, stock: 1_000_000 })
  const minted: MintedShopper[] = []
  for (let each = 0; each < shoppersAtOnce; each += 1) {
    minted.push(await mintShopper(shop, { balanceCents: 900_000_000 }))
  }
  await shop.close()
  return { shoppers: minted, goods: made }
}

async function loseWhatWasNotFlushed(): Promise<void> {
  await rm(join(folder, 'database'), { recursive: true })
  await rename(disk, join(folder, 'database'))
}
