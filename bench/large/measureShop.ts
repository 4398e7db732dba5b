import { listProducts } from '../../contract/catalogue.ts'
import { listOrders } from '../../contract/orders.ts'
import { ask } from '../../tests/support/callApi.ts'
import type { RemoteShop } from '../../tests/support/remoteShop.ts'
import type { Plan } from '../load/plans.ts'
import { runLoad } from '../load/runLoad.ts'
import { rateOf } from '../stage/benchStage.ts'
import { importGoods } from '../stage/importGoods.ts'
import { mintBuyers } from '../stage/mintBuyers.ts'
import type { Stage } from '../stage/openStage.ts'
import { watchMemory } from '../stage/watchMemory.ts'
import type { Row } from '../table.ts'
import type { Busy } from './busyShopper.ts'

export type Figures = Row[]

const buyersWanted = 32
const readBudget = 'p99 ≤ 20 ms'
const seconds = 3

/**
 * Measures every read and the whole flow of writes. `busy` is the shopper with 10,000 orders, if
 * any.
 */
export async function measureShop(stage: Stage, busy: Busy | null): Promise<Figures> {
  const first = await stage.start()
  const goods = await importGoods(first.shop)
  const buyers = await mintBuyers(first.shop, buyersWanted)
  await first.server.kill()
  const { server, shop, firstAnswerMs } = await stage.start()
  const memory = watchMemory(server.pid)
  const load = (plan: Plan, lanes = 32, warmUpSeconds = 1) =>
    runLoad({ address: server.address, plan, lanes, seconds, warmUpSeconds })
  try {
    const rows: Figures = [
      {
        what: 'start to first answer',
        budget: '≤ 3000 ms',
        measured: `${firstAnswerMs.toFixed(0)} ms`,
      },
    ]
    // Runs first: a search waits until the texts of all goods are indexed, which a start postpones.
    for (const [what, paths] of Object.entries(await catalogueReads(shop))) {
      const result = await load({ kind: 'read', requests: paths.map((path) => ({ path })) })
      rows.push({ what, budget: readBudget, measured: rateOf(result) })
    }
    const flow = await load({ kind: 'buy', buyers, skuIds: goods.skuIds }, 32, 8)
    rows.push({
      what: 'whole flow: add, quote, place, verify, pay',
      budget: 'within 20 %',
      measured: `${flow.perSecond.toFixed(0)} orders/s, p99 ${flow.p99Ms.toFixed(0)} ms`,
    })
    const tokens = busy ? busy.others : buyers.map(({ token }) => token)
    for (const [what, path] of Object.entries(ownReads)) {
      const requests = tokens.map((token) => ({ path, token }))
      const result = await load({ kind: 'read', requests })
      rows.push({ what, budget: readBudget, measured: rateOf(result) })
    }
    const details = await load({ kind: 'read', requests: await detailsOf(shop, tokens) })
    rows.push({ what: 'order detail', budget: readBudget, measured: rateOf(details) })
    if (busy) rows.push(...(await measureBusy(load, busy)))
    rows.push({
      what: 'memory under this load, site on',
      budget: '≤ 350 MB',
      measured: `${memory.most().toFixed(0)} MB`,
    })
    return rows
  } finally {
    memory.stop()
    await server.kill()
  }
}

async function catalogueReads(shop: RemoteShop): Promise<Record<string, string[]>> {
  const { list } = await ask(shop.app, listProducts, { limit: 50 })
  return {
    home: ['/api/catalogue/home?lang=en', '/api/catalogue/home?lang=tai'],
    'product detail': list.map(({ id }) => `/api/catalogue/product?id=${id}&lang=en`),
    'product list': ['priceUp', 'newest', 'popular'].map(
      (sort) => `/api/catalogue/products?lang=en&sort=${sort}`,
    ),
    'product search': ['kettle', 'lamp', 'zzqx', 'ケトル', 'garden tent'].map(
      (words) => `/api/catalogue/products?lang=en&q=${encodeURIComponent(words)}`,
    ),
    suggestions: ['ke', 'la', 'cop'].map((word) => `/api/catalogue/suggest?lang=en&q=${word}`),
    reviews: list.map(({ id }) => `/api/catalogue/reviews?product=${id}&lang=en`),
  }
}

const ownReads: Record<string, string> = {
  'order list': '/api/user/order_list?lang=en',
  'order list of one status': '/api/user/order_list?lang=en&status=1',
  'order search': '/api/user/order_list?lang=en&q=kettle',
  'order counts': '/api/order/counts?lang=en',
  bill: '/api/user/bill?lang=en',
  'recharge records': '/api/user/recharge_log?lang=en',
  notices: '/api/notice/list?lang=en',
  'unread notices': '/api/notice/count?lang=en',
  'refund list': '/api/refund/list?lang=en',
  account: '/api/user/getUserInfo?lang=en',
}

async function measureBusy(
  load: (plan: Plan, lanes?: number) => ReturnType<typeof runLoad>,
  { token, orderIds }: Busy,
): Promise<Figures> {
  const rows: Figures = []
  const measure = async (what: string, path: string, lanes: number, budget: string) => {
    const result = await load({ kind: 'read', requests: [{ path, token }] }, lanes)
    rows.push({ what, budget, measured: rateOf(result) })
  }
  const search = (words: string) => `/api/user/order_list?lang=en&q=${encodeURIComponent(words)}`
  await measure('10,000 own orders: search, a common word', search('水壶'), 1, '≤ 20 ms')
  await measure('10,000 own orders: search, nothing found', search('zzqx'), 1, '≤ 20 ms')
  await measure('10,000 own orders: search, a number', search('HL2603'), 1, '≤ 20 ms')
  for (const [what, path] of Object.entries(ownReads)) {
    await measure(`10,000 own orders: ${what}`, path, 32, readBudget)
  }
  await measure(
    '10,000 own orders: bill of one kind',
    '/api/user/bill?lang=en&kind=recharge',
    32,
    readBudget,
  )
  const details = await load({
    kind: 'read',
    requests: orderIds.map((id) => ({ path: `/api/order/detail?id=${id}&lang=en`, token })),
  })
  rows.push({
    what: '10,000 own orders: order detail',
    budget: readBudget,
    measured: rateOf(details),
  })
  return rows
}

async function detailsOf(shop: RemoteShop, tokens: readonly string[]) {
  const few = tokens.slice(0, 40)
  const lists = await Promise.all(
    few.map(async (token) => {
      const { list } = await ask(shop.app, listOrders, {}, { token })
      return list.map(({ id }) => ({ path: `/api/order/detail?id=${id}&lang=en`, token }))
    }),
  )
  return lists.flat()
}
