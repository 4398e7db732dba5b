import { mintBuyers } from '../../bench/stage/mintBuyers.ts'
import { listProducts, showProduct } from '../../contract/catalogue.ts'
import { payMinutes } from '../../contract/limits.ts'
import { placeOrder, quoteCheckout, showOrder } from '../../contract/orders.ts'
import { orderCodes } from '../../contract/orderDetail.ts'
import { anAddress } from '../factories/address.ts'
import { ask } from '../support/callApi.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const { country } = anAddress
const year = 365 * 24 * 60 * 60
const mostDriftSeconds = 60
const ticks = 3
const tickMs = 5_000

/** Moves the clock of the process, as a machine with a wrong time has it. */
const shifted = (seconds: number) =>
  `data:text/javascript,${encodeURIComponent(`
    const RealDate = Date
    const shift = ${seconds * 1_000}
    globalThis.Date = class extends RealDate {
      constructor(...given) { super(...(given.length === 0 ? [RealDate.now() + shift] : given)) }
      static now() { return RealDate.now() + shift }
    }`)}`

/** Servers whose machine is a year ahead or behind, for as long as the appliers of deadlines run. */
export async function attackClocks(
  { start }: Ground,
  shifts: Record<string, number> = { 'a year ahead': year, 'a year behind': -year },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, seconds] of Object.entries(shifts)) {
    const { server, shop } = await start({
      DEMO: 'on',
      NODE_OPTIONS: `--import=${shifted(seconds)}`,
    })
    const { app } = shop
    const [buyer] = await mintBuyers(shop, 1)
    if (!buyer) throw new Error('no shopper was minted')
    const { token, addressId } = buyer
    const { list } = await ask(app, listProducts, { limit: 50 })
    const details = await Promise.all(list.map(({ id }) => ask(app, showProduct, { id })))
    const sku = details.flatMap(({ variants }) => variants).find(({ stock }) => stock > 0)
    if (!sku) throw new Error('nothing is in stock')
    const items = [{ skuId: sku.skuId, quantity: 1 }]
    const { totalCents } = await ask(app, quoteCheckout, { items, country }, { token })
    const given = { items, addressId, totalCents, source: 'buyNow' } as const
    const { id } = await ask(app, placeOrder, given, { token })
    await new Promise((resolve) => setTimeout(resolve, ticks * tickMs))
    const order = await ask(app, showOrder, { id }, { token })
    const answer = await fetch(`${server.address}/api/catalogue/home?lang=en`)
    const { time } = (await answer.json()) as { time: number }
    const driftSeconds = Math.abs(time - Date.now() / 1_000)
    const left = Date.parse(order.payDeadline ?? '') / 1_000 - time
    rows.push({
      what: `an order, its deadline and the shop’s time on a machine ${what}`,
      budget: `unpaid, ≤ ${payMinutes * 60} s left, ≤ ${mostDriftSeconds} s off`,
      measured: `status ${order.status}, ${left.toFixed(0)} s left, ${driftSeconds.toFixed(0)} s off`,
      isHeld:
        order.status === orderCodes.waitingToPay &&
        left > 0 &&
        left <= payMinutes * 60 &&
        driftSeconds <= mostDriftSeconds,
    })
    await server.kill()
  }
  return rows
}
