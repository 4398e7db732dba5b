import { randomUUID } from 'node:crypto'
import { mintBuyers } from '../../bench/stage/mintBuyers.ts'
import type { Buyer } from '../../bench/load/plans.ts'
import { listProducts, showProduct } from '../../contract/catalogue.ts'
import { maxUnpaidOrders, maxUnpaidPieces } from '../../contract/limits.ts'
import { placeOrder, quoteCheckout } from '../../contract/orders.ts'
import { anAddress } from '../factories/address.ts'
import { ask, send, type Host } from '../support/callApi.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const { country } = anAddress
const lanes = 8
const orders = 3 * maxUnpaidOrders
const guesses = 200
const mostGuesses = 20
const most = 49

interface Goods {
  skuId: number
  priceCents: number
}

/** A shopper without intent to pay reserves what there is, and guesses at promo codes. */
export async function attackHoarding({ start }: Ground): Promise<Row[]> {
  const { server, shop } = await start({ DEMO: 'on' })
  const { app } = shop
  const [hoarder, other, guesser] = await mintBuyers(shop, 3)
  if (!hoarder || !other || !guesser) throw new Error('three shoppers were minted')
  const shelf = await chooseShelf(app)
  const rows = [
    await hoard(app, hoarder, { shelf, quantity: 1, orders }),
    await hoard(app, other, { shelf, quantity: most, orders: 12 }),
    await guessAtPromos(app, guesser, shelf),
  ]
  await server.kill()
  return rows
}

async function hoard(
  app: Host,
  { token, addressId }: Buyer,
  wanted: { shelf: readonly Goods[]; quantity: number; orders: number },
): Promise<Row> {
  const answers: string[] = []
  let pieces = 0
  await inLanes(wanted.orders, async (at) => {
    const { skuId } = wanted.shelf[at % wanted.shelf.length]!
    const items = [{ skuId, quantity: wanted.quantity }]
    const { totalCents, quantity } = await ask(app, quoteCheckout, { items, country }, { token })
    const given = { items, addressId, totalCents, source: 'buyNow' } as const
    const { body } = await send(app, placeOrder, given, { token })
    answers.push(body.reason ?? 'placed')
    if (body.code === 1) pieces += quantity
  })
  const placed = answers.filter((answer) => answer === 'placed').length
  return {
    what: `unpaid orders of one shopper, of ${wanted.orders} of ${wanted.quantity} pieces; their pieces`,
    budget: `1 to ${maxUnpaidOrders}, ≤ ${maxUnpaidPieces}`,
    measured: `${placed}, ${pieces} (${countOf(answers)})`,
    isHeld: placed > 0 && placed <= maxUnpaidOrders && pieces <= maxUnpaidPieces,
  }
}

async function guessAtPromos(app: Host, { token }: Buyer, shelf: readonly Goods[]): Promise<Row> {
  const { skuId } = shelf[0]!
  const items = [{ skuId, quantity: 1 }]
  const answers: string[] = []
  await inLanes(guesses, async () => {
    const promoCode = randomUUID().slice(0, 8).toUpperCase()
    const { promo } = await ask(app, quoteCheckout, { items, promoCode }, { token })
    answers.push(promo?.refusedFor ?? 'found')
  })
  const looked = answers.filter((answer) => answer === 'promoUnknown').length
  // Guesses that arrive together may pass before the first is counted.
  const allowed = mostGuesses + lanes
  return {
    what: `promo codes looked up, of ${guesses} that one shopper guesses`,
    budget: `1 to ${allowed}`,
    measured: `${looked} (${countOf(answers)})`,
    isHeld: looked > 0 && looked <= allowed,
  }
}

/** Variants of many pieces, of different products. */
async function chooseShelf(app: Host): Promise<Goods[]> {
  const { list } = await ask(app, listProducts, { limit: 50 })
  const found: Goods[] = []
  for (const { id } of list) {
    const { variants } = await ask(app, showProduct, { id })
    const rich = variants.toSorted((a, b) => b.stock - a.stock)[0]
    if (rich && rich.stock >= most) found.push(rich)
  }
  return found
}

async function inLanes(times: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let at = next++; at < times; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function countOf(answers: readonly string[]): string {
  const counted = Map.groupBy(answers, (answer) => answer)
  return [...counted].map(([answer, all]) => `${all.length} ${answer}`).join(', ')
}
