import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { cancelOrder, placeOrder, quoteCheckout, showPromoUse } from '../../contract/orders.ts'
import { addSeconds } from '../../server/domain/kernel/clock.ts'
import { rowsOf, type Db } from '../../server/db/client.ts'
import type { OperatorPromo } from '../../server/domain/trade/checkout/listPromos.ts'
import { createPromo } from '../../server/domain/trade/checkout/setPromo.ts'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintPromo } from '../factories/promos.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { browserAt } from '../support/browserAt.ts'
import { ask, send, type Host } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a promo code', () => {
  async function promos(shop: TestShop): Promise<OperatorPromo[]> {
    const answer = await shop.office.request('/promos')
    return (await answer.json()) as OperatorPromo[]
  }

  test('is used once, and again after the order was cancelled', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 5_000, stock: 20 })
    const shopper = await mintShopper(shop)
    const code = await mintPromo(shop, { kind: 'amount', value: 500 })
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const refusedFor = async () =>
      (await ask(shop.app, quoteCheckout, { items, promoCode: code }, shopper)).promo?.refusedFor

    const order = await mintOrder(shop, shopper, items, code)
    const while_ = await refusedFor()
    await ask(shop.app, cancelOrder, { orderId: order.id }, shopper)

    expect([order.totalCents, while_, await refusedFor()]).toEqual([4_500, 'promoUsed', null])
  })

  test('names the order that used it up, until that order is cancelled', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 5_000, stock: 20 })
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    const code = await mintPromo(shop, { kind: 'amount', value: 500, usesPerUser: 2 })
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const usedFor = async ({ token }: MintedShopper = shopper) =>
      (await ask(shop.app, showPromoUse, { code: code.toLowerCase() }, { token })).orderId

    const observed = [await usedFor()]
    await mintOrder(shop, shopper, items, code)
    observed.push(await usedFor())
    const { id } = await mintOrder(shop, shopper, items, code)
    observed.push(await usedFor(), await usedFor(other))
    await ask(shop.app, cancelOrder, { orderId: id }, shopper)
    expect([...observed, await usedFor()]).toEqual([null, null, id, null, null])
  })

  test('that is used up leaves other codes to the shopper, and itself to others', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 5_000 })
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    const [used, left] = [
      await mintPromo(shop, { kind: 'amount', value: 500 }),
      await mintPromo(shop, { kind: 'amount', value: 500 }),
    ]
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const refusedFor = async (promoCode: string, { token }: MintedShopper) =>
      (await ask(shop.app, quoteCheckout, { items, promoCode }, { token })).promo?.refusedFor
    await mintOrder(shop, shopper, items, used)

    expect([
      await refusedFor(used, shopper),
      await refusedFor(left, shopper),
      await refusedFor(used, other),
    ]).toEqual(['promoUsed', null, null])
  })

  test('good for one use is given to one of twenty concurrent orders of different goods', async ({
    shop,
  }) => {
    const minted = Array.from({ length: 20 }, () => mintGoods(shop, { priceCents: 5_000 }))
    const shopper = await mintShopper(shop)
    const promoCode = await mintPromo(shop, { kind: 'amount', value: 500 })
    const answers = await Promise.all(
      (await Promise.all(minted)).map(({ skuId }) =>
        send(
          shop.app,
          placeOrder,
          {
            items: [{ skuId, quantity: 1 }],
            addressId: shopper.addressId,
            totalCents: 4_500,
            promoCode,
          },
          shopper,
        ),
      ),
    )
    expect(answers.map(({ body }) => body.reason ?? 'placed').toSorted()).toEqual([
      'placed',
      ...Array.from({ length: 19 }, () => 'promoUsed'),
    ])
  })

  test('reports that it is unknown, too early, too late or below its minimum, and works at its bounds', async ({
    shop,
  }) => {
    const goods = await mintGoods(shop, { priceCents: 900 })
    const shopper = await mintShopper(shop)
    const early = await mintPromo(shop, { kind: 'percent', value: 5, startsIn: 60, endsIn: 120 })
    const late = await mintPromo(shop, { kind: 'percent', value: 5, startsIn: -60, endsIn: 0 })
    const high = await mintPromo(shop, { kind: 'amount', value: 500, minSubtotalCents: 1_000 })
    const least = await mintPromo(shop, { kind: 'amount', value: 500, minSubtotalCents: 900 })
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    const promos = []
    for (const promoCode of ['NOPE', early, late, high, least]) {
      const { promo, discountCents } = await ask(
        shop.app,
        quoteCheckout,
        { items, promoCode },
        shopper,
      )
      promos.push([promo?.refusedFor, discountCents])
    }
    expect(promos).toEqual([
      ['promoUnknown', 0],
      ['promoExpired', 0],
      ['promoExpired', 0],
      ['promoMinimum', 0],
      [null, 500],
    ])
  })

  test('can’t be guessed: after twenty unknown codes in an hour none is looked up', async ({
    shop,
  }) => {
    const { guess, known, tried } = await guessing(shop)
    const shopper = await mintShopper(shop)
    const from = browserAt(shop.app, '198.51.100.1')
    const first = await tried(20, () => guess(from, shopper))
    const guessed = [await guess(from, shopper), await guess(from, shopper, known)]
    const placed = await guess(from, shopper, known, 'placed')
    shop.clock.advance(180)
    const later = await guess(from, shopper, known)
    const elsewhere = await guess(browserAt(shop.app, '198.51.101.1'), await mintShopper(shop))
    expect([first, guessed, placed, later, elsewhere]).toEqual([
      ['promoUnknown'],
      ['promoTooMany', 'promoTooMany'],
      'promoTooMany',
      null,
      'promoUnknown',
    ])
  })

  test('is no easier to guess by placing orders, whose refusals are counted too', async ({
    shop,
  }) => {
    const { guess, tried } = await guessing(shop)
    const shopper = await mintShopper(shop)
    const from = browserAt(shop.app, '198.51.102.1')
    const first = await tried(20, () => guess(from, shopper, undefined, 'placed'))
    expect([first, await guess(from, shopper)]).toEqual([['promoUnknown'], 'promoTooMany'])
  })

  test('of an honest shopper works in a network whose other accounts have used up its guesses', async ({
    shop,
  }) => {
    const { guess, known, tried } = await guessing(shop)
    const from = browserAt(shop.app, '198.51.103.1')
    for (let account = 0; account < 5; account += 1) {
      const attacker = await mintShopper(shop)
      await tried(20, () => guess(from, attacker))
    }
    const attacker = await mintShopper(shop)
    const furtherAccount = []
    for (let at = 0; at < 5; at += 1) furtherAccount.push(await guess(from, attacker))
    const honest = await mintShopper(shop)
    const typing = [
      await guess(from, honest),
      await guess(from, honest, known),
      await guess(from, honest, known),
    ]
    expect([furtherAccount, typing]).toEqual([
      ['promoUnknown', 'promoUnknown', 'promoUnknown', 'promoTooMany', 'promoTooMany'],
      ['promoUnknown', null, null],
    ])
  })

  test('is not mentioned where nothing can be ordered, because unknown goods have no pieces', async ({
    shop,
  }) => {
    const skuId = 2 ** 31 - 1
    const promoCode = await mintPromo(shop, { kind: 'percent', value: 5 })
    const items = [{ skuId, quantity: 1 }]
    const quote = await ask(shop.app, quoteCheckout, { items, promoCode }, await mintShopper(shop))
    expect(quote).toEqual({
      groups: [],
      quantity: 0,
      subtotalCents: 0,
      freightCents: 0,
      discountCents: 0,
      totalCents: 0,
      promo: null,
      problems: [{ skuId, reason: 'notFound', available: 0 }],
    })
  })

  test('counts the orders that use it, and no others, for the office', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 5_000 })
    const [used, left] = [
      await mintPromo(shop, { kind: 'amount', value: 500 }),
      await mintPromo(shop, { kind: 'amount', value: 500 }),
    ]
    const items = [{ skuId: goods.skuId, quantity: 1 }]
    for (const isStored of [true, true, false]) {
      const shopper = await mintShopper(shop)
      const { id: orderId } = await mintOrder(shop, shopper, items, used)
      if (!isStored) await ask(shop.app, cancelOrder, { orderId }, shopper)
    }
    const uses = new Map((await promos(shop)).map((promo) => [promo.code, promo.uses]))
    expect([uses.get(used), uses.get(left)]).toEqual([2, 0])
  })

  test('can only end in the future, and after its start', async ({ shop }) => {
    const at = (seconds: number) =>
      new Date(shop.clock.now().getTime() + seconds * 1_000).toISOString()
    const terms = { kind: 'amount', value: 500, minSubtotalCents: 600, usesPerUser: 1 }
    const make = (code: string, startsIn: number, endsIn: number) =>
      askOffice(shop, '/promo/create', {
        ...terms,
        code,
        isAnnounced: false,
        startsAt: at(startsIn),
        endsAt: at(endsIn),
      })
    const answers = [
      await make('NOW', -60, 0),
      await make('NEVER', 60, 60),
      await make('SOON', -60, 0.001),
    ]
    expect(answers.map(({ reason }) => reason)).toEqual(['endsTooEarly', 'endsTooEarly', undefined])
  })

  test('takes off less than its minimum order, unless it is a percentage', async ({ shop }) => {
    const endsAt = new Date(shop.clock.now().getTime() + 60_000).toISOString()
    const make = (code: string, kind: 'amount' | 'percent', value: number) =>
      askOffice(shop, '/promo/create', {
        code,
        kind,
        value,
        minSubtotalCents: 50,
        usesPerUser: 1,
        isAnnounced: false,
        endsAt,
      })
    const answers = [
      await make('LESS', 'amount', 49),
      await make('ASMUCH', 'amount', 50),
      await make('MORE', 'amount', 51),
      await make('MOST', 'percent', 90),
    ]
    expect(answers.map(({ reason }) => reason)).toEqual([
      undefined,
      'takesTooMuch',
      'takesTooMuch',
      undefined,
    ])
  })

  test('is ended at once: it ran until now, or never', async ({ shop }) => {
    const now = shop.clock.now().toISOString()
    const running = await mintPromo(shop, { kind: 'amount', value: 500, startsIn: -60 })
    const coming = await mintPromo(shop, { kind: 'amount', value: 500, startsIn: 60 })
    const began = (await promos(shop)).find(({ code }) => code === running)?.startsAt
    for (const code of [running, coming]) await mustDo(askOffice(shop, '/promo/end', { code }))
    const after = new Map((await promos(shop)).map((promo) => [promo.code, promo]))
    expect([after.get(running), after.get(coming)]).toMatchObject([
      { startsAt: began, endsAt: now, state: 'ended' },
      { startsAt: now, endsAt: now, state: 'ended' },
    ])
  })

  test('that has ended, or is unknown, can’t be ended again', async ({ shop }) => {
    const ended = await mintPromo(shop, { kind: 'amount', value: 500, endsIn: 0 })
    const running = await mintPromo(shop, { kind: 'amount', value: 500, endsIn: 0.001 })
    const answers = [
      await askOffice(shop, '/promo/end', { code: ended }),
      await askOffice(shop, '/promo/end', { code: running }),
      await askOffice(shop, '/promo/end', { code: 'NEVERMADE' }),
    ]
    expect(answers.map(({ reason }) => reason)).toEqual(['promoEnded', undefined, 'promoUnknown'])
  })

  test('that is invalid is refused in words for the office', async ({ shop }) => {
    const wrong = [{ endsAt: shop.clock.now() }, { value: 600 }]
    const said = wrong.map((wish) =>
      make(shop, shop.database.db, wish).catch(({ message }: Error) => message),
    )
    expect(await Promise.all(said)).toEqual([
      'A promo code must end after now, and after it starts',
      'It takes off as much as an order must cost',
    ])
  })

  test('notifies the catalogue only where Home announces it', async ({ shop }) => {
    const observed: number[] = []
    // Repeatable read hides that the outbox relay publishes earlier rows and deletes them
    // meanwhile.
    const atOneMoment = { isolationLevel: 'repeatable read' } as const
    for (const isAnnounced of [true, false]) {
      await shop.database.db.transaction(async (tx) => {
        const before = await outboxRows(tx)
        await make(shop, tx, { isAnnounced })
        observed.push((await outboxRows(tx)) - before)
      }, atOneMoment)
    }
    expect(observed).toEqual([1, 0])
  })

  function make(
    shop: TestShop,
    db: Db,
    wish: { value?: number; isAnnounced?: boolean; endsAt?: Date },
  ) {
    const input = {
      code: `P${randomUUID().slice(0, 8).toUpperCase()}`,
      kind: 'amount' as const,
      value: 500,
      minSubtotalCents: 600,
      usesPerUser: 1,
      isAnnounced: false,
      endsAt: addSeconds(shop.clock.now(), 60),
      ...wish,
    }
    return createPromo({ ctx: { db, clock: shop.clock }, input })
  }
})

/** Unpublished changes of the catalogue, as this transaction sees them. */
async function outboxRows(tx: Db): Promise<number> {
  const changes = await rowsOf(
    tx,
    sql`select payload from outbox where payload::jsonb = '{"kind":"catalogue"}'`,
  )
  return changes.length
}

/** Tries promo codes on goods for 9.00, with one code that exists. */
async function guessing(shop: TestShop) {
  const { skuId, priceCents } = await mintGoods(shop, { priceCents: 900 })
  const known = await mintPromo(shop, { kind: 'amount', value: 500 })
  const items = [{ skuId, quantity: 1 }]
  const guess = async (
    from: Host,
    { token, addressId }: MintedShopper,
    promoCode = randomUUID().slice(0, 32).toUpperCase(),
    how: 'quoted' | 'placed' = 'quoted',
  ) => {
    if (how === 'quoted') {
      return (await ask(from, quoteCheckout, { items, promoCode }, { token })).promo?.refusedFor
    }
    const order = { items, addressId, promoCode, totalCents: priceCents }
    return (await send(from, placeOrder, order, { token })).body.reason
  }
  const tried = async (times: number, once: () => Promise<unknown>) => {
    const answers = new Set<unknown>()
    for (let at = 0; at < times; at += 1) answers.add(await once())
    return [...answers]
  }
  return { guess, known, tried }
}
