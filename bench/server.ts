import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { systemClock } from '../server/clock.ts'
import { openEmbedded, openPostgres, type Database } from '../server/db/client.ts'
import { seedDemoCatalogue } from '../server/demo/seedDemoCatalogue.ts'
import { mintGoods, type MintedGoods } from '../tests/factories/goods.ts'
import { mintShopper, type MintedShopper } from '../tests/factories/shoppers.ts'
import { startProcess } from '../tests/faults/serverProcess.ts'
import { openPostgresServer } from '../tests/support/postgresServer.ts'
import { shopOn } from '../tests/support/testShop.ts'
import { keepAliveClient, load } from './load.ts'
import { printTable, type Row } from './table.ts'

/** The server's budgets, beside a bare Hono on the same machine in the same run. */

const seconds = 5
const lanes = 32

interface Stage {
  name: string
  env: Record<string, string>
  open(): Promise<Database>
  close(): Promise<void>
}

await benchBare()
for (const stage of [await postgresStage(), await embeddedStage()]) {
  printTable(stage.name, await benchStage(stage))
  await stage.close()
}

async function benchBare(): Promise<void> {
  const body = JSON.stringify({ code: 1, msg: 'ok', data: { text: 'x'.repeat(2_000) }, time: 1 })
  const app = new Hono()
  app.get('/', () => new Response(body, { headers: { 'content-type': 'application/json' } }))
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () =>
      resolve(started),
    )
  })
  const { port } = server.address() as AddressInfo
  const client = keepAliveClient(`http://127.0.0.1:${port}`, lanes)
  const result = await load({
    lanes,
    seconds,
    work: async () => (await client.ask({ path: '/' })).status === 200,
  })
  client.close()
  server.close()
  printTable('baseline: bare Hono in the process of the load', [
    { what: 'a 2 KB answer', budget: '', measured: `${result.perSecond.toFixed(0)}/s` },
  ])
}

async function benchStage(stage: Stage): Promise<Row[]> {
  const { shoppers, goods } = await prepare(stage)
  const isPostgres = stage.name === 'PostgreSQL'
  const server = await startProcess(stage.env)
  const client = keepAliveClient(server.address, lanes)
  const read = (path: string, token?: string) =>
    load({
      lanes,
      seconds,
      work: async () =>
        (await client.ask({ path, headers: token ? { token } : {} })).status === 200,
    })
  const product = await read(`/api/catalogue/product?id=${goods.productId}&lang=en`)
  const list = await read('/api/catalogue/products?lang=en&sort=priceUp')
  const orders = await read('/api/user/order_list?lang=en', shoppers[0]?.token)
  const bought = await load({
    lanes: shoppers.length,
    seconds: seconds * 2,
    work: (lane) => buy(client, shoppers[lane % shoppers.length], goods),
  })
  const memory = await residentMegabytes(server.pid)
  await server.kill()
  client.close()
  const again = await startProcess(stage.env)
  await again.kill()
  const reads = (result: typeof product) =>
    `${result.perSecond.toFixed(0)}/s, p99 ${result.p99Ms.toFixed(1)} ms`
  return [
    { what: 'product detail', budget: '≥ 4000/s', measured: reads(product) },
    { what: 'product list', budget: 'p99 ≤ 20 ms', measured: reads(list) },
    { what: 'order list', budget: 'p99 ≤ 20 ms', measured: reads(orders) },
    {
      what: 'add to cart, quote, place, verify, pay',
      budget: isPostgres ? '≥ 300 orders/s' : '≥ 100 orders/s',
      measured: `${bought.perSecond.toFixed(0)} orders/s, p50 ${bought.p50Ms.toFixed(0)} ms, ${bought.failures} failed`,
    },
    {
      what: 'memory under load',
      budget: isPostgres ? '≤ 160 MB' : '≤ 500 MB',
      measured: `${memory.toFixed(0)} MB`,
    },
    {
      what: 'start to first answer, data present',
      budget: '≤ 1500 ms',
      measured: `${again.startedInMs} ms`,
    },
  ]
}

async function buy(
  client: ReturnType<typeof keepAliveClient>,
  shopper: MintedShopper | undefined,
  goods: MintedGoods,
): Promise<boolean> {
  if (!shopper) return false
  const post = async (path: string, body: object) => {
    const { text } = await client.ask({
      path: `${path}?lang=en`,
      method: 'POST',
      headers: {
        token: shopper.token,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    return JSON.parse(text) as { code: number; data: Record<string, unknown> }
  }
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  await post('/api/cart/add', items[0] ?? {})
  const quote = await post('/api/checkout/quote', { items })
  const placed = await post('/api/order/create', {
    items,
    addressId: shopper.addressId,
    totalCents: quote.data['totalCents'],
  })
  const verified = await post('/api/user/verify_pay', {
    payCode: shopper.payCode,
    operation: 'orderPay',
    subjectId: placed.data['id'],
    amountCents: placed.data['totalCents'],
  })
  const paid = await post('/api/order/pay', {
    orderId: placed.data['id'],
    proof: verified.data['proof'],
  })
  return paid.code === 1
}

async function prepare(stage: Stage) {
  const database = await stage.open()
  await seedDemoCatalogue({ db: database.db, clock: systemClock })
  const shop = shopOn(database, systemClock)
  const goods = await mintGoods(shop, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  for (let made = 0; made < lanes; made += 1) {
    shoppers.push(await mintShopper(shop, { balanceCents: 900_000_000 }))
  }
  await shop.close()
  return { shoppers, goods }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function postgresStage(): Promise<Stage> {
  const server = await openPostgresServer({ durable: true })
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-bench-'))
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: server.url, DATA_DIR: folder },
    open: () => openPostgres(server.url, 5),
    close: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function embeddedStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-bench-'))
  return {
    name: 'embedded',
    env: { DATABASE_URL: '', DATA_DIR: folder },
    open: () => openEmbedded(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
