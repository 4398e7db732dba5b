import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { payOrder } from '../../contract/orders.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, remote, type Host } from '../support/callApi.ts'
import { openEvents } from '../support/readEvents.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { countLost, type Acknowledged } from './loadUntilKilled.ts'
import { openPatroniCluster } from './patroniCluster.ts'
import { startProcess } from './serverProcess.ts'

/**
 * Buys on two servers whose PostgreSQL is a Patroni cluster, and kills the primary: `npm run failover
 * -- [--kills 10]`. Ends with 1 when anything acknowledged is lost, or the shop takes too long.
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '10' } } })
const kills = Number(values.kills)
const shoppersAtOnce = 8
const longestMs = 30_000
const pauseMs = 300
const loadMs = 3_000

const scratch = await mkdtemp(join(tmpdir(), 'harborlane-failover-shop-'))
const cluster = await openPatroniCluster()
const acknowledged: Acknowledged = new Map()
const awayMs: number[] = []
const streamMs: number[] = []
let refused = 0
const over = new AbortController()
let latest = Date.now()
/** The longest time between two acknowledged answers. */
let longestGapMs = 0

try {
  const url = await createShopDatabase(cluster.url)
  const here = shopOn(await openPostgres(url, 4), systemClock)
  const goods = await mintGoods(here, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  while (shoppers.length < shoppersAtOnce) {
    shoppers.push(await mintShopper(here, { balanceCents: 900_000_000 }))
  }
  const follower = await mintShopper(here, { balanceCents: 900_000_000 })
  await here.close()
  const servers = await Promise.all(
    ['1', '2'].map((name) =>
      startProcess({
        DATA_DIR: join(scratch, 'data'),
        OFFICE_SOCKET: join(scratch, `office-${name}.sock`),
        DATABASE_URL: url,
        SITE: 'off',
      }),
    ),
  )
  const hosts = servers.map(({ address }) => remote(address))
  const buying = shoppers.map((shopper, at) => buyOn(hosts[at % hosts.length]!, shopper, goods))
  for (let round = 1; round <= kills; round += 1) {
    await wait(loadMs)
    longestGapMs = 0
    const name = await cluster.killPrimary()
    streamMs.push(await noticeAfter(hosts, follower, goods))
    awayMs.push(longestGapMs)
    await cluster.restart(name)
    console.log(
      `kill ${round} of ${name}: away for ${awayMs.at(-1)} ms, a notice after ${streamMs.at(-1)} ms, ${acknowledged.size} orders acknowledged so far`,
    )
  }
  over.abort()
  await Promise.all(buying)
  const lost = await countLost(hosts[0]!, acknowledged)
  const running = servers.filter((server) => server.isRunning()).length
  await Promise.all(servers.map((server) => server.stop()))
  const after = await openPostgres(url, 2)
  const findings = await badFindings({ database: after })
  await after.close()
  const longest = Math.max(...awayMs)
  for (const [what, measured] of [
    ['acknowledged orders lost', `${lost} of ${acknowledged.size}`],
    ['longest time without an answer', `${(longest / 1000).toFixed(1)} s (at most 30)`],
    ['longest until a live notice', `${(Math.max(...streamMs) / 1000).toFixed(1)} s (at most 30)`],
    ['servers that ended', `${2 - running} of 2`],
    ['checks of the books that are not empty', `${findings.length}`],
    ['calls without success meanwhile', `${refused}`],
  ]) {
    console.log(`${what?.padEnd(40)} ${measured}`)
  }
  const isFine = lost === 0 && longest <= longestMs && running === 2 && findings.length === 0
  process.exitCode = isFine && acknowledged.size > 0 ? 0 : 1
} finally {
  over.abort()
  await cluster.stop()
  await rm(scratch, { recursive: true, force: true })
}

/** Places and pays until it is over. A refused or lost call has an unknown outcome. */
async function buyOn(host: Host, shopper: MintedShopper, goods: MintedGoods): Promise<void> {
  while (!over.signal.aborted) {
    try {
      const order = await mintOrder({ app: host }, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      acknowledge(order, shopper)
      const proof = await mintProof({ app: host }, shopper, order)
      acknowledge(await ask(host, payOrder, { orderId: order.id, proof }, shopper), shopper)
    } catch {
      refused += 1
      await wait(pauseMs)
    }
  }
}

function acknowledge({ id, status }: { id: number; status: number }, shopper: MintedShopper): void {
  acknowledged.set(id, { status, shopper })
  longestGapMs = Math.max(longestGapMs, Date.now() - latest)
  latest = Date.now()
}

/** How long a live notice of a payment takes, by a stream on the other server. */
async function noticeAfter(
  [one, other]: readonly Host[],
  shopper: MintedShopper,
  goods: MintedGoods,
): Promise<number> {
  const started = Date.now()
  for (;;) {
    try {
      const events = await openEvents(other!, shopper)
      const order = await mintOrder({ app: one! }, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const proof = await mintProof({ app: one! }, shopper, order)
      await ask(one!, payOrder, { orderId: order.id, proof }, shopper)
      await events.notices(1)
      await events.close()
      return Date.now() - started
    } catch (error) {
      if (Date.now() - started > longestMs) throw error
      await wait(pauseMs)
    }
  }
}

async function createShopDatabase(admin: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query('create database shop')
  await client.end()
  return admin.replace(/postgres$/, 'shop')
}
