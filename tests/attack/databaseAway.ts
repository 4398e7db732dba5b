import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getUserInfo } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { send, type Host } from '../support/callApi.ts'
import { openProxy, type Proxy } from '../support/openProxy.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import { runSql, type Ground } from './openGround.ts'
import type { Row } from './row.ts'

const lanes = 16
const callsInARow = 20
const recoveryMs = 10_000
const outageMs = 5_000
const longestUploadMs = 15_000
const longestStopMs = 10_000
const lostCommits = 5

interface Harm {
  what: string
  begin(given: { proxy: Proxy; url: string }): unknown
  /** Without it the shop recovers while the harm goes on. */
  end?(given: { proxy: Proxy; url: string }): unknown
}

const readOnly = (how: string) =>
  `begin; set transaction read write;
    do $$ begin execute format('alter database %I ${how}', current_database()); end $$; commit`
const endSessions = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

const harms: Harm[] = [
  { what: 'open connections are swallowed', begin: ({ proxy }) => proxy.swallow() },
  { what: 'all sessions are ended', begin: ({ url }) => runSql(url, endSessions) },
  {
    what: 'connections are refused for 5 s',
    begin: ({ proxy }) => proxy.refuse(),
    end: ({ proxy }) => proxy.accept(),
  },
  {
    what: 'open and new connections are silent for 5 s',
    begin: ({ proxy }) => proxy.hang(),
    end: ({ proxy }) => proxy.accept(),
  },
  {
    what: 'the database only reads for 5 s',
    begin: async ({ url }) => {
      await runSql(url, readOnly('set default_transaction_read_only = on'))
      await runSql(url, endSessions)
    },
    end: ({ url }) => runSql(url, readOnly('reset default_transaction_read_only')),
  },
]

/** A failover, a network that forgets connections, and a database or store that is away. */
export async function attackDatabaseAway(ground: Ground): Promise<Row[]> {
  const url = ground.env['DATABASE_URL'] ?? ''
  const here = shopOn(await ground.open(), realTime)
  const goods = await mintGoods(here, { stock: 1_000 })
  const shopper = await mintShopper(here, { balanceCents: 9_000_000 })
  const bought: { id: number; proof: string }[] = []
  for (let made = 0; made < lostCommits; made += 1) {
    const order = await mintOrder(here, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    bought.push({ id: order.id, proof: await mintProof(here, shopper, order) })
  }
  await here.close()
  const proxy = await openProxy(url)
  const rows: Row[] = []
  try {
    const { server, shop } = await ground.start({ DATABASE_URL: proxy.url })
    const { app } = shop
    for (const harm of harms) {
      const before = server.said().length
      const outcome = await suffer(harm, { app, shopper, proxy, url })
      rows.push(...rowsOf(harm, outcome, server.said().slice(before)))
    }
    rows.push(await payWithLostCommits({ app, shopper, proxy }, bought))
    proxy.swallow()
    const calls = Array.from({ length: lanes }, () => look(app, shopper))
    rows.push(await stopRow(() => server.stop()))
    await Promise.all(calls)
    rows.push(await hangingStoreRow(ground, shopper))
  } finally {
    await proxy.close()
  }
  const after = await ground.open()
  const findings = await badFindings({ database: after })
  await after.close()
  rows.push({
    what: 'checks that aren’t empty after all of it',
    budget: '0',
    measured: String(findings.length),
    isHeld: findings.length === 0,
  })
  return rows
}

interface Scene {
  app: Host
  shopper: MintedShopper
  proxy: Proxy
}

interface Outcome {
  statuses: Map<string, number>
  longestMs: number
  /** The readiness that was seen during an outage, and after it. */
  ready: number[]
  recoveredMs: number
  seconds: number
}

/** Calls go on all the while. It has recovered once all lanes were answered well in a row. */
async function suffer(harm: Harm, scene: Scene & { url: string }): Promise<Outcome> {
  const { app, shopper } = scene
  const statuses = new Map<string, number>()
  let longestMs = 0
  let inARow = 0
  const over = new AbortController()
  const call = async () => {
    while (!over.signal.aborted) {
      const started = performance.now()
      const status = await look(app, shopper)
      longestMs = Math.max(longestMs, performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      inARow = status === '200' ? inARow + 1 : 0
      await wait(20)
    }
  }
  const began = performance.now()
  await harm.begin(scene)
  const calling = Array.from({ length: lanes }, call)
  const ready: number[] = []
  if (harm.end) {
    await wait(outageMs)
    ready.push(await readiness(app))
    await harm.end(scene)
  }
  const from = performance.now()
  inARow = 0
  const isWell = async () => inARow >= callsInARow && (await readiness(app)) === 200
  while (!(await isWell()) && performance.now() - from <= recoveryMs * 2) await wait(50)
  const recoveredMs = performance.now() - from
  ready.push(await readiness(app))
  over.abort()
  await Promise.all(calling)
  return { statuses, longestMs, ready, recoveredMs, seconds: (performance.now() - began) / 1_000 }
}

async function look(app: Host, shopper: MintedShopper): Promise<string> {
  return send(app, getUserInfo, {}, shopper).then(
    ({ status }) => String(status),
    () => 'cut off',
  )
}

async function readiness(app: Host): Promise<number> {
  return (await app.request('/api/ready', {})).status
}

function rowsOf(harm: Harm, outcome: Outcome, said: string): Row[] {
  const { statuses, longestMs, ready, recoveredMs, seconds } = outcome
  const heard = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
  const lines = said.split('\n').filter(Boolean).length
  const mostLines = Math.ceil(seconds) * 2
  return [
    {
      what: `${harm.what}: answers, the longest, until all is well`,
      budget: `200 or 503, ≤ ${recoveryMs / 1000} s, ≤ ${recoveryMs / 1000} s`,
      measured: `${heard}, ${(longestMs / 1000).toFixed(1)} s, ${(recoveredMs / 1000).toFixed(1)} s (ready: ${ready.join(', ')})`,
      isHeld:
        [...statuses.keys()].every((status) => status === '200' || status === '503') &&
        longestMs <= recoveryMs &&
        recoveredMs <= recoveryMs &&
        ready.at(-1) === 200,
    },
    {
      what: `${harm.what}: lines of the log in ${seconds.toFixed(0)} s`,
      budget: `≤ ${mostLines}, no stack`,
      measured: `${lines}, ${said.length} bytes`,
      isHeld: lines <= mostLines && !/\n\s+at /.test(said),
    },
  ]
}

/** The answer to each payment's commit is lost, and the app sends it again with its key. */
async function payWithLostCommits(
  { app, shopper, proxy }: Scene,
  bought: readonly { id: number; proof: string }[],
): Promise<Row> {
  const first = new Map<string, number>()
  let paid = 0
  for (const { id, proof } of bought) {
    const pay = { orderId: id, proof }
    const keyed = { ...shopper, key: `lost-commit-of-order-${id}` }
    proxy.loseAnswerTo('commit')
    const lost = await send(app, payOrder, pay, keyed)
    first.set(String(lost.status), (first.get(String(lost.status)) ?? 0) + 1)
    const again = await send(app, payOrder, pay, keyed)
    if (again.body.code === 1) paid += 1
  }
  return {
    what: 'payments whose commit lost its answer: answered truly when sent again',
    budget: `${bought.length} of ${bought.length}`,
    measured: `${paid} of ${bought.length} (first ${[...first].map(([status, times]) => `${times} × ${status}`).join(', ')})`,
    isHeld: paid === bought.length && first.get('503') === bought.length,
  }
}

async function stopRow(stop: () => Promise<number | null>): Promise<Row> {
  const started = performance.now()
  const code = await stop()
  const tookMs = performance.now() - started
  return {
    what: 'SIGTERM while open connections are swallowed and calls wait',
    budget: `code 0, ≤ ${longestStopMs / 1000} s`,
    measured: `code ${code}, ${(tookMs / 1000).toFixed(1)} s`,
    isHeld: code === 0 && tookMs <= longestStopMs,
  }
}

async function hangingStoreRow({ start }: Ground, shopper: MintedShopper): Promise<Row> {
  const store = createServer()
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', () => resolve()))
  const { port } = store.address() as AddressInfo
  const UPLOADS_URL = `http://key:secret@127.0.0.1:${port}/bucket?region=us-east-1`
  const { server, shop } = await start({ UPLOADS_URL })
  const started = performance.now()
  const { status, body } = await sendFiles(shop.app, [await aPicture()], shopper)
  const tookMs = performance.now() - started
  await server.kill()
  store.close()
  return {
    what: 'an upload while the store takes connections and says nothing',
    budget: `503 picturesAway, ≤ ${longestUploadMs / 1000} s`,
    measured: `${status} ${body.reason}, ${(tookMs / 1000).toFixed(1)} s`,
    isHeld: status === 503 && body.reason === 'picturesAway' && tookMs <= longestUploadMs,
  }
}
