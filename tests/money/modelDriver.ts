import { randomBytes, randomUUID } from 'node:crypto'
import type { InferInput } from 'valibot'
import type { Call } from '../../contract/call.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintUpload } from '../factories/orderLife.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { balances } from '../factories/wallet.ts'
import { send, type Host, type RawAnswer } from '../support/callApi.ts'
import { day } from '../support/facts.ts'
import type { TestShop } from '../support/testShop.ts'
import type { ModelState } from './modelState.ts'
import { compareRows } from './compareRows.ts'

export interface Answered {
  word: string
  data: unknown
}

interface Sent {
  call: Call
  input: unknown
  owner: number
  key: string
  text: string
}

const openingCents = [40_000, 9_000]
const wares = [
  { priceCents: 1_999, freightCents: 500, stock: 12 },
  { priceCents: 6_000, freightCents: 0, stock: 4 },
  { priceCents: 1_250, freightCents: 333, stock: 9, nonReturnable: true },
]
const promo = { discountCents: 777, minSubtotalCents: 2_000 }
const years = 10 * 366 * day

/** The hosts that the steps are sent to. */
export type Hosts = Record<'app' | 'office', Host>

/** A real shop with two shoppers, three products and a promo code, and a model of them. */
export async function openModelDriver(shop: TestShop, hosts: Hosts = shop) {
  const shoppers: MintedShopper[] = []
  for (const balanceCents of openingCents) {
    shoppers.push(await mintShopper(shop, { balanceCents }))
  }
  const goods: MintedGoods[] = []
  for (const ware of wares) goods.push(await mintGoods(shop, ware))
  const code = await mintPromo(shop, {
    kind: 'amount',
    value: promo.discountCents,
    minSubtotalCents: promo.minSubtotalCents,
    endsIn: years,
  })
  const state: ModelState = {
    now: shop.clock.now().getTime(),
    promo: { code, ...promo },
    shoppers: openingCents.map((availableCents) => ({
      payCode: '314159',
      availableCents,
      heldCents: 0,
      wrongCodes: 0,
      lockedUntil: null,
    })),
    goods: wares.map(({ stock, nonReturnable = false, ...ware }) => ({
      ...ware,
      nonReturnable,
      onHand: stock,
      reserved: 0,
      sold: 0,
    })),
    recharges: [],
    quotes: [],
    proofs: [],
    withdrawals: [],
    orders: [],
    refunds: [],
  }
  let last: Sent | null = null

  const shopperOf = (owner: number) => shoppers[owner]!

  async function call<C extends Call>(
    owner: number,
    what: C,
    input: InferInput<C['input']>,
  ): Promise<Answered> {
    const key = randomUUID()
    const answer = await send(hosts.app, what, input, { ...shopperOf(owner), key })
    if (what.keyed) last = { call: what, input, owner, key, text: answer.text }
    return wordOf(answer)
  }

  return {
    state,
    shopperOf,
    call,

    async office(path: string, body: object): Promise<Answered> {
      const response = await hosts.office.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      const data = (await response.json()) as { reason?: string }
      return { word: data.reason ?? 'ok', data }
    },

    /** Repeats the last keyed call: the same answer, byte for byte. */
    async repeat(): Promise<Answered> {
      if (!last) return { word: 'ok', data: null }
      const { call: what, input, owner, key, text } = last
      const answer = await send(hosts.app, what, input, { ...shopperOf(owner), key })
      return { word: answer.text === text ? 'ok' : `another answer: ${answer.text}`, data: null }
    },

    async withLastKey<C extends Call>(what: C, input: InferInput<C['input']>): Promise<Answered> {
      if (!last) return { word: 'keyReused', data: null }
      const { owner, key } = last
      return wordOf(await send(hosts.app, what, input, { ...shopperOf(owner), key }))
    },

    upload: (owner: number) => mintUpload(shop, shopperOf(owner)),
    newHash: () => randomBytes(32).toString('hex'),
    skuOf: (good: number) => goods[good]!.skuId,

    async passTime(seconds: number): Promise<void> {
      shop.clock.advance(seconds)
      for (const shopper of shoppers) await passTime(shop, shopper, 0)
      state.now = shop.clock.now().getTime()
    },

    /** The balances that the API returns. */
    balances: () => Promise.all(shoppers.map((shopper) => balances(hosts, shopper))),

    /** The shop's figures that differ from the model's. */
    async differences(): Promise<string[]> {
      const pairs = await compareRows(shop, state, { shoppers, goods })
      return pairs
        .filter(([, meant, real]) => JSON.stringify(meant) !== JSON.stringify(real))
        .map(([what, meant, real]) => `${what}: ${JSON.stringify({ model: meant, shop: real })}`)
    },
  }
}

export type ModelDriver = Awaited<ReturnType<typeof openModelDriver>>

function wordOf({ body, status }: RawAnswer): Answered {
  const word = body.code === 1 ? 'ok' : (body.reason ?? `status ${status}`)
  return { word, data: body.data }
}
