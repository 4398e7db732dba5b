import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import type { Database } from '../../server/db/client.ts'
import { openEmbedded } from '../../server/db/openEmbedded.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { payOrder, showOrder } from '../../contract/orders.ts'
import { realTime } from '../money/moneyServers.ts'
import { ask, type Host } from '../support/callApi.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { runOffice } from '../support/runOffice.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import { openPostgresTools } from './postgresTools.ts'
import type { Row } from './row.ts'

const buyers = 6
const ordersBefore = 60
const ordersAfter = 20

/** Where backups go and come back, whatever the database. */
interface Vault {
  take(name: string): Promise<void>
  /** Into an empty place; throws where something is already. */
  restore(name: string): Promise<void>
  open(name: string): Promise<Database>
}

interface Bought {
  id: number
  shopper: MintedShopper
}

/** Takes a backup while shoppers buy and another one at rest, and restores both. */
export async function attackBackup(ground: Ground): Promise<Row[]> {
  const { database } = ground
  if (database === 'embedded') {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-backups-'))
    return lookAtBackups(ground, embeddedVault(ground, folder)).finally(() =>
      rm(folder, { recursive: true, force: true }),
    )
  }
  const tools = await openPostgresTools()
  if (!tools) {
    const measured = 'skipped: needs PostgreSQL’s own server, pg_dump and pg_restore'
    return [{ what: 'PostgreSQL: backup and restore', budget: 'equal', measured, isHeld: true }]
  }
  try {
    return await lookAtBackups(tools.ground(ground), tools)
  } finally {
    await tools.close()
  }
}

async function lookAtBackups(ground: Ground, vault: Vault): Promise<Row[]> {
  const { database, open, start } = ground
  const here = shopOn(await open(), realTime)
  const goods = await mintGoods(here, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  while (shoppers.length < buyers) {
    shoppers.push(await mintShopper(here, { balanceCents: 900_000_000 }))
  }
  await here.close()
  const running = await start()
  const { acknowledged, longestMs } = await backUpUnderLoad(running, shoppers, goods, vault)
  await vault.take('at rest')
  await running.server.stop()

  const original = await open()
  const rows = await fingerprint(original.db)
  await original.close()
  await vault.restore('at rest')
  const rested = await vault.open('at rest')
  const restoredRows = await fingerprint(rested.db)
  const again = await vault.restore('at rest').then(
    () => 'overwritten',
    () => 'refused',
  )
  await rested.close()
  await vault.restore('under load')
  const loaded = shopOn(await vault.open('under load'), realTime)
  const findings = await badFindings(loaded)
  const lost = await countMissing(loaded.app, acknowledged)
  await loaded.close()
  const different = Object.keys(rows).filter((table) => rows[table] !== restoredRows[table])
  return [
    {
      what: `${database}: a backup at rest, restored: tables that differ by a row`,
      budget: `0 of ${Object.keys(rows).length}`,
      measured: [different.length, ...different].join(' '),
      isHeld: different.length === 0 && isDeepStrictEqual(rows, restoredRows),
    },
    {
      what: `${database}: a backup while shoppers buy, restored: orders lost that were paid before it, checks that aren’t empty`,
      budget: '0, 0',
      measured: `${lost} of ${acknowledged.length}, ${[findings.length, ...findings.map(({ view }) => view)].join(' ')} (longest payment ${longestMs.toFixed(0)} ms)`,
      isHeld: lost === 0 && findings.length === 0,
    },
    {
      what: `${database}: a restore onto what is there`,
      budget: 'refused',
      measured: again,
      isHeld: again === 'refused',
    },
  ]
}

/** What had been paid, and acknowledged, when the backup was asked for. */
async function backUpUnderLoad(
  { shop }: RunningStage,
  shoppers: readonly MintedShopper[],
  goods: MintedGoods,
  vault: Vault,
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
  await vault.take('under load')
  await Promise.race([reached(bought.length + ordersAfter), Promise.all(buying)])
  over.abort()
  await Promise.all(buying)
  return { acknowledged, longestMs }
}

async function countMissing(app: Host, acknowledged: readonly Bought[]): Promise<number> {
  let missing = 0
  for (const { id, shopper } of acknowledged) {
    const found = await ask(app, showOrder, { id }, shopper).catch(() => null)
    if (found?.status !== 1) missing += 1
  }
  return missing
}

/** As docs/operations.md says. */
function embeddedVault({ folder }: Ground, backups: string): Vault {
  const backup = (name: string) => join(backups, name)
  const restored = (name: string) => `${backup(name)}-restored`
  return {
    take: async (name) => {
      const socket = join(folder, 'office.sock')
      const told = await runOffice(['backup', backup(name)], { OFFICE_SOCKET: socket })
      if (told.code !== 0) throw new Error(told.err)
    },
    restore: async (name) => {
      const script = join(import.meta.dirname, '../../server/restore.ts')
      const child = spawn(process.execPath, [script, backup(name)], {
        env: { ...process.env, DATA_DIR: restored(name) },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let complaint = ''
      child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) throw new Error(complaint)
    },
    open: (name) => openEmbedded(restored(name)),
  }
}
