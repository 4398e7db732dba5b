import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { register } from '../../contract/account.ts'
import { listProducts } from '../../contract/catalogue.ts'
import { placeOrder } from '../../contract/orders.ts'
import type { Plan } from '../../bench/load/plans.ts'
import { runLoad } from '../../bench/load/runLoad.ts'
import { pictureOf } from '../../server/domain/catalogue/pictureOf.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { send, sendRaw, type Host } from '../support/callApi.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'
import { startVisit, waitAt, type Look } from './startVisit.ts'

const lanes = 32
const floodSeconds = 4
const settleMs = 500
const longestMs = 300
const picturePath = pictureOf('category-computer').small

interface Scene {
  app: Host
  address: string
  attackers: MintedShopper[]
  other: MintedShopper
  goods: MintedGoods
}

type Flood = (scene: Scene) => Promise<string>

/**
 * Measures how long another shopper waits for the site, a picture and own orders while strangers
 * flood the server.
 */
export async function attackByFloods(ground: Ground): Promise<Row[]> {
  const { open, start } = ground
  const here = shopOn(await open(), realTime)
  const goods = await mintGoods(here, { stock: 1_000_000 })
  const attackers: MintedShopper[] = []
  while (attackers.length < lanes) attackers.push(await mintShopper(here))
  const other = await mintShopper(here)
  for (let made = 0; made < 5; made += 1) {
    await mintOrder(here, other, [{ skuId: goods.skuId, quantity: 1 }])
  }
  await here.close()

  const heavy = await sharp({
    create: { width: 5_000, height: 4_990, channels: 3, background: '#d9480f' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const floods: Record<string, Flood> = {
    '32 connections of wrong logins': loadOf(() => ({ kind: 'wrongLogins' })),
    '100 registrations of one address': again(100, ({ app }, at) =>
      send(app, register, { account: `flood-${process.pid}-${at}`, password: 'correct-horse' }),
    ),
    '32 connections of wrong payment codes': loadOf((scene) => ({
      kind: 'wrongCodes',
      buyers: scene.attackers,
    })),
    '300 placements of one shopper': again(300, ({ app, attackers: [one], goods }) => {
      if (!one) throw new Error('nobody floods')
      const items = [{ skuId: goods.skuId, quantity: 1 }]
      const { addressId } = one
      return send(app, placeOrder, { items, addressId, totalCents: goods.priceCents }, one)
    }),
    '20 forms of pictures': again(20, ({ app, attackers: [one] }) =>
      sendFiles(app, [heavy], { token: one?.token }),
    ),
    '32 long queries': again(32, ({ app }, at) =>
      sendRaw(app, listProducts, undefined, { query: longQueries[at % longQueries.length] ?? '' }),
    ),
  }
  const { server, shop } = await start({ SITE: 'on' })
  const scene = { app: shop.app, address: server.address, attackers, other, goods }
  const rows: Row[] = []
  for (const [what, flood] of Object.entries(floods)) {
    rows.push(await during(what, scene, flood))
    await wait(settleMs)
  }
  await server.kill()
  return rows
}

const longQueries = [
  '&a'.repeat(7_750),
  `&q=${encodeURIComponent('tea '.repeat(25).trim())}`,
  `&q=${'x'.repeat(100)}&sort=priceUp&limit=50`,
  `&q=${'x'.repeat(1_900)}`,
  `&q=${encodeURIComponent('茶'.repeat(100))}`,
]

async function during(what: string, scene: Scene, flood: Flood): Promise<Row> {
  const looks: Look[] = [
    { what: 'page', path: '/home' },
    { what: 'picture', path: picturePath },
    { what: 'own orders', path: '/api/user/order_list?lang=en', token: scene.other.token },
  ]
  const visit = await startVisit(scene.address, looks)
  const answered = await flood(scene)
  const waits = Object.entries(await visit.end())
  const p95 = waits.map(([name, ms]) => ({ name, ms: waitAt(ms, 0.95) }))
  const figures = p95.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')
  return {
    what: `others’ p95 during ${what}`,
    budget: `≤ ${longestMs} ms`,
    measured: `${figures} ms of ${waits[0]?.[1].length ?? 0} (${answered})`,
    isHeld: p95.every(({ ms }) => ms <= longestMs),
  }
}

function loadOf(planOf: (scene: Scene) => Plan): Flood {
  return async (scene) => {
    const { address } = scene
    const plan = planOf(scene)
    const load = await runLoad({ address, plan, lanes, seconds: floodSeconds, warmUpSeconds: 0 })
    return `${load.perSecond.toFixed(0)}/s answered`
  }
}

/** Sends all at once, and repeats until the time is over. */
function again(
  times: number,
  ask: (scene: Scene, at: number) => Promise<{ body: { reason?: string | undefined } }>,
): Flood {
  return async (scene) => {
    const heard = new Map<string, number>()
    const enough = performance.now() + floodSeconds * 1_000
    let asked = 0
    const one = async () => {
      asked += 1
      const answer = await ask(scene, asked).catch(() => null)
      const word = answer ? (answer.body.reason ?? 'done') : 'cut off'
      heard.set(word, (heard.get(word) ?? 0) + 1)
    }
    do await Promise.all(Array.from({ length: times }, one))
    while (performance.now() < enough)
    return [...heard].map(([word, count]) => `${count} ${word}`).join(', ')
  }
}
