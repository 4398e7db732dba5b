import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import { payOrder, showOrder } from '../../contract/orders.ts'
import { openOwnPostgres } from '../../server/boot/ownPostgres.ts'
import { takeBackup } from '../../server/office/backup/takeBackup.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { ask, type Host } from '../support/callApi.ts'
import { databaseUrl } from '../support/databases.setup.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { runOffice } from '../support/runOffice.ts'
import { runRestore } from '../support/runRestore.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { runSql, type Ground } from './openGround.ts'
import type { Row } from './row.ts'

const buyers = 6
const ordersBefore = 60
const ordersAfter = 20
const connections = 5

interface Bought {
  id: number
  shopper: MintedShopper
}

type Rows = Awaited<ReturnType<typeof fingerprint>>

/**
 * Takes a backup while shoppers buy and another one at rest, and restores both on another kind of
 * database.
 */
export async function attackBackup(ground: Ground): Promise<Row[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'harborlane-backups-'))
  // PostgreSQL runs as another user where the attack runs as root, and needs to enter this folder.
  await chmod(scratch, 0o711)
  try {
    return await lookAtBackups(ground, scratch)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function lookAtBackups(ground: Ground, scratch: string): Promise<Row[]> {
  const { open, start } = ground
  const here = shopOn(await open(), realTime)
  const goods = await mintGoods(here, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  while (shoppers.length < buyers) {
    shoppers.push(await mintShopper(here, { balanceCents: 900_000_000 }))
  }
  await here.close()
  const take = async (name: string) => {
    const folder = join(scratch, name)
    const observed = await runOffice(['backup', folder], {
      OFFICE_SOCKET: join(ground.folder, 'office.sock'),
    })
    if (observed.code !== 0) throw new Error(observed.err)
    return folder
  }
  const running = await start()
  const loaded = await backUpUnderLoad(running, shoppers, goods, take)
  const atRest = await take('at rest')
  await running.server.stop()
  const original = await open()
  const rows = await fingerprint(original.db)
  await original.close()

  const own = await onOwn(join(scratch, 'rest'), atRest, async (url, dataFolder) => {
    const folder = join(scratch, 'from own')
    await takeBackup({ ctx: { url, dataFolder, picturesIn: 'dataFolder' }, input: { folder } })
    return { folder, rows: await readRows(url), again: await restore(atRest, url, dataFolder) }
  })
  const away = await onAnother(join(scratch, 'away'), own.folder, readRows)
  const { findings, lost } = await onOwn(
    join(scratch, 'load'),
    loaded.underLoad,
    async (url, dataFolder) => {
      const shop = shopOn(await openPostgres(url, connections), realTime, {}, dataFolder)
      const findings = await badFindings(shop)
      const lost = await countMissing(shop.app, loaded.acknowledged)
      await shop.database.close()
      return { findings, lost }
    },
  )
  await appendFile(join(atRest, 'tables/transfers.copy.gz'), '0')
  const tampered = await restore(atRest, undefined, join(scratch, 'tampered'))
  const checks = findings.map(({ view }) => view)
  return [
    equalRow(`a backup at rest, restored into a PostgreSQL of its own`, rows, own.rows),
    equalRow('its backup, restored into a database elsewhere', rows, away),
    {
      what: `a backup while shoppers buy, restored: orders lost that were paid before it, checks that aren’t empty`,
      budget: '0, 0',
      measured: `${lost} of ${loaded.acknowledged.length}, ${[checks.length, ...checks].join(' ')} (longest payment ${loaded.longestMs.toFixed(0)} ms)`,
      isHeld: lost === 0 && checks.length === 0,
    },
    refusedRow('a restore onto what is there', own.again, /is not empty/),
    refusedRow('a restore of a changed file', tampered, /transfers\.copy\.gz is changed/),
  ]
}

function equalRow(what: string, expected: Rows, found: Rows): Row {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  const different = tables.filter((table) => expected[table] !== found[table])
  return {
    what: `${what}: tables that differ by a row`,
    budget: `0 of ${tables.length}`,
    measured: [different.length, ...different].join(' '),
    isHeld: different.length === 0,
  }
}

function refusedRow(what: string, complaint: string | null, expected: RegExp): Row {
  const isRefused = complaint !== null && expected.test(complaint)
  return {
    what,
    budget: 'refused',
    measured: isRefused ? 'refused' : (complaint ?? 'restored'),
    isHeld: isRefused,
  }
}

/**
 * Returns the error of the restore; null on success. Without a URL it restores into the folder's
 * own PostgreSQL.
 */
async function restore(backup: string, url: string | undefined, dataFolder: string) {
  const env = { DATA_DIR: dataFolder, DATABASE_URL: url ?? '' }
  const { code, err } = await runRestore(backup, env).answer
  return code === 0 ? null : err
}

async function onOwn<Result>(
  dataFolder: string,
  backup: string,
  use: (url: string, dataFolder: string) => Promise<Result>,
): Promise<Result> {
  const complaint = await restore(backup, undefined, dataFolder)
  if (complaint !== null) throw new Error(complaint)
  const own = await openOwnPostgres({ dataFolder, say: () => {}, onEnded: () => {} })
  try {
    return await use(own.url, dataFolder)
  } finally {
    await own.stop()
  }
}

async function onAnother<Result>(
  dataFolder: string,
  backup: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await openPostgresServer()
  const name = `harborlane_restored_${process.pid}`
  await runSql(server.url, `create database ${name}`)
  try {
    const url = databaseUrl(server.url, name)
    const complaint = await restore(backup, url, dataFolder)
    if (complaint !== null) throw new Error(complaint)
    return await use(url)
  } finally {
    await runSql(server.url, `drop database ${name} with (force)`)
    await server.stop()
  }
}

async function readRows(url: string): Promise<Rows> {
  const database = await openPostgres(url, 1)
  try {
    return await fingerprint(database.db)
  } finally {
    await database.close()
  }
}

/** Returns the orders whose payment was acknowledged when the backup was requested. */
async function backUpUnderLoad(
  { shop }: RunningStage,
  shoppers: readonly MintedShopper[],
  goods: MintedGoods,
  take: (name: string) => Promise<string>,
) {
  const bought: Bought[] = []
  let longestMs = 0
  const over = new AbortController()
  let enough = ordersBefore
  let onEnough = () => {}
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      enough = count
      onEnough = resolve
    })
  const buying = shoppers.map(async (shopper) => {
    while (!over.signal.aborted) {
      const started = performance.now()
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const proof = await mintProof(shop, shopper, order)
      await ask(shop.app, payOrder, { orderId: order.id, proof }, shopper)
      longestMs = Math.max(longestMs, performance.now() - started)
      bought.push({ id: order.id, shopper })
      if (bought.length >= enough) onEnough()
    }
  })
  await Promise.race([reached(ordersBefore), Promise.all(buying)])
  const acknowledged = [...bought]
  const underLoad = await take('under load')
  await Promise.race([reached(bought.length + ordersAfter), Promise.all(buying)])
  over.abort()
  await Promise.all(buying)
  return { acknowledged, underLoad, longestMs }
}

async function countMissing(app: Host, acknowledged: readonly Bought[]): Promise<number> {
  let missing = 0
  for (const { id, shopper } of acknowledged) {
    const found = await ask(app, showOrder, { id }, shopper).catch(() => null)
    if (found?.status !== 1) missing += 1
  }
  return missing
}
