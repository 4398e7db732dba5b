import { cancelOrder, payOrder, showOrder } from '../../contract/orders.ts'
import type { MintedGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { ask, remote, type Host } from '../support/callApi.ts'

const shortestLifeMs = 1_000

/** Each order's status in the last answer before the kill. */
export type Acknowledged = Map<number, { status: number; shopper: MintedShopper }>

/** Shoppers buy for a second or two. Then the server is killed while it answers one of them. */
export async function loadUntilKilled(
  server: { address: string; kill(): Promise<void> },
  shoppers: MintedShopper[],
  goods: MintedGoods,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map()
  const host = remote(server.address)
  const endsAt = Date.now() + shortestLifeMs + Math.random() * shortestLifeMs * 2
  let killing: Promise<void> | null = null
  const keep = (id: number, status: number, shopper: MintedShopper) => {
    acknowledged.set(id, { status, shopper })
    if (Date.now() > endsAt) killing ??= server.kill()
  }
  await Promise.all(shoppers.map((shopper) => buyForEver(host, shopper, goods, keep)))
  await killing
  return acknowledged
}

/** Places, then pays or cancels, until the server is gone. */
async function buyForEver(
  host: Host,
  shopper: MintedShopper,
  goods: MintedGoods,
  onAnswer: (id: number, status: number, shopper: MintedShopper) => void,
): Promise<void> {
  const shop = { app: host }
  const keep = ({ id, status }: { id: number; status: number }) => onAnswer(id, status, shopper)
  try {
    for (let turn = 0; ; turn += 1) {
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      keep(order)
      if (turn % 4 === 3) keep(await ask(host, cancelOrder, { orderId: order.id }, shopper))
      else {
        const proof = await mintProof(shop, shopper, order)
        keep(await ask(host, payOrder, { orderId: order.id, proof }, shopper))
      }
    }
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

/** A server whose database was killed may still answer with an internal error. */
function isConnectionLost(error: unknown): boolean {
  if (error instanceof Error && error.message.includes('"reason":"internal"')) return true
  return error instanceof TypeError && error.message.includes('fetch failed')
    ? true
    : error instanceof Error &&
        /terminated|socket|ECONN/i.test(`${error.message} ${String(error.cause)}`)
}

/**
 * Counts orders that fell behind their acknowledged status. Moving forward is fine: an unanswered
 * payment or cancel may have been stored.
 */
export async function countLost(host: Host, acknowledged: Acknowledged): Promise<number> {
  let missing = 0
  for (const [id, { status, shopper }] of acknowledged) {
    const now = await ask(host, showOrder, { id }, shopper).catch(() => null)
    if (!now || (status !== 0 && now.status !== status)) missing += 1
  }
  return missing
}
