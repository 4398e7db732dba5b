import { listOrders } from '../../contract/orders.ts'
import { ask } from '../../tests/support/callApi.ts'
import type { RemoteShop } from '../../tests/support/remoteShop.ts'
import type { Buyer, LoadResult, LoadWanted, Plan } from '../load/plans.ts'
import { runLoad } from '../load/runLoad.ts'
import type { Row } from '../table.ts'
import { importGoods } from './importGoods.ts'
import { mintBuyers } from './mintBuyers.ts'
import type { Stage } from './openStage.ts'
import { sharedMegabytes, watchMemory } from './watchMemory.ts'

const buyersWanted = 32
const victimsWanted = 32

/**
 * Measures the shop under load, the whole flow first, so that the lists that are read next have
 * rows.
 */
export async function benchStage(stage: Stage): Promise<Row[]> {
  const first = await stage.start()
  const goods = await importGoods(first.shop)
  const buyers = await mintBuyers(first.shop, buyersWanted)
  const victims = await mintBuyers(first.shop, victimsWanted)
  await first.server.kill()
  const { server, shop, firstAnswerMs } = await stage.start()
  const memory = watchMemory(server.pid)
  const load = (plan: Plan, given: Partial<LoadWanted> = {}) =>
    runLoad({ address: server.address, plan, ...given })
  const read = (requests: { path: string; token?: string }[]) => load({ kind: 'read', requests })
  try {
    const long = { seconds: 8, warmUpSeconds: 8 }
    const flow = await load({ kind: 'buy', buyers, skuIds: goods.skuIds }, long)
    const hot = await load({ kind: 'buy', buyers, skuIds: goods.skuIds.slice(0, 1) })
    const own = await ownOrders(shop, buyers)
    const publicReads = {
      'product detail': goods.productIds.map((id) => `/api/catalogue/product?id=${id}&lang=en`),
      'product list': ['/api/catalogue/products?lang=en&sort=priceUp'],
      search: [
        '/api/catalogue/products?lang=en&q=benchmark',
        '/api/catalogue/products?q=tea&lang=en',
      ],
      home: ['/api/catalogue/home?lang=en'],
    }
    const rows: Row[] = [
      flowRow('whole flow: add, quote, place, verify, pay', flow),
      flowRow('the same, one hot variant', hot),
      readRow(
        'order list, 20 orders',
        await read(buyers.map(({ token }) => ({ path: '/api/user/order_list?lang=en', token }))),
        'p99 ≤ 50 ms',
      ),
      readRow('order detail', await read(own), 'p99 ≤ 50 ms'),
    ]
    for (const [what, paths] of Object.entries(publicReads)) {
      rows.push(readRow(what, await read(paths.map((path) => ({ path }))), ''))
    }
    rows.push({
      what: 'memory of the server under this load, site on',
      budget: '≤ 220 MB',
      measured: `${memory.most().toFixed(0)} MB`,
    })
    const shared = sharedMegabytes(server.pid)
    if (shared > 0) {
      rows.push({
        what: 'memory of its PostgreSQL, shared parts counted once',
        budget: '≤ 200 MB',
        measured: `${shared.toFixed(0)} MB`,
      })
    }
    rows.push(...(await benchFlood({ load, own, buyers, victims, skuIds: goods.skuIds })))
    rows.push({
      what: 'start to first answer, demo shop',
      budget: '≤ 1500 ms',
      measured: `${firstAnswerMs.toFixed(0)} ms`,
    })
    return rows
  } finally {
    memory.stop()
    await server.kill()
  }
}

/** Measures a shopper's waits while others guess passwords and payment codes. */
async function benchFlood(given: {
  load: (plan: Plan, given: { seconds: number; lanes: number }) => Promise<LoadResult>
  own: { path: string; token: string }[]
  buyers: Buyer[]
  victims: Buyer[]
  skuIds: number[]
}): Promise<Row[]> {
  const { load, own, buyers, victims, skuIds } = given
  const seconds = 6
  const [logins, codes, reads, payments] = await Promise.all([
    load({ kind: 'wrongLogins' }, { seconds, lanes: 32 }),
    load({ kind: 'wrongCodes', buyers: victims }, { seconds, lanes: 32 }),
    load({ kind: 'read', requests: own }, { seconds, lanes: 1 }),
    load({ kind: 'buy', buyers, skuIds }, { seconds, lanes: 4 }),
  ])
  return [
    {
      what: '32 wrong logins, 32 wrong codes: another’s reads',
      budget: 'p99 ≤ 50 ms',
      measured: rateOf(reads),
    },
    {
      what: '… payments go on, 4 shoppers',
      budget: '> 0',
      measured: `${payments.perSecond.toFixed(0)} orders/s, p99 ${payments.p99Ms.toFixed(0)} ms, ${payments.failures} failed`,
    },
    {
      what: '… wrong logins and codes answered',
      budget: '',
      measured: `${logins.perSecond.toFixed(0)}/s and ${codes.perSecond.toFixed(0)}/s`,
    },
  ]
}

async function ownOrders(shop: RemoteShop, buyers: readonly Buyer[]) {
  const lists = await Promise.all(
    buyers.map(async ({ token }) => {
      const { list } = await ask(shop.app, listOrders, {}, { token })
      return list.map(({ id }) => ({ path: `/api/order/detail?id=${id}&lang=en`, token }))
    }),
  )
  return lists.flat()
}

function flowRow(what: string, result: LoadResult): Row {
  return {
    what,
    budget: '',
    measured: `${result.perSecond.toFixed(0)} orders/s, p50 ${result.p50Ms.toFixed(0)} ms, p99 ${result.p99Ms.toFixed(0)} ms, ${result.failures} failed`,
  }
}

function readRow(what: string, result: LoadResult, budget: string): Row {
  return { what, budget, measured: rateOf(result) }
}

export function rateOf({ perSecond, p99Ms, failures }: LoadResult): string {
  const failed = failures > 0 ? `, ${failures} failed` : ''
  return `${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(1)} ms${failed}`
}
