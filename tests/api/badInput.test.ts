import { describe, expect } from 'vitest'
import { logout, verifyPay } from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import * as cart from '../../contract/cart.ts'
import * as notices from '../../contract/notices.ts'
import * as orders from '../../contract/orders.ts'
import { setFavourite, setFollow, setStockWish } from '../../contract/favourites.ts'
import * as passwords from '../../contract/passwords.ts'
import * as refunds from '../../contract/refunds.ts'
import * as reviews from '../../contract/reviews.ts'
import * as wallet from '../../contract/wallet.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send, sendRaw } from '../support/callApi.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { test } from '../support/shopTest.ts'
import { goodBodies, withValue, type Body } from './goodBodies.ts'
import { badNumbers } from './literals.ts'

const hole = '@@'
const controls = ['shop\u0000per', 'shop\u0007per', 'shop\u007fper', '\u0000', 'shop\u0085per']
/** Lone surrogates, which UTF-8 can't encode. */
const halves = ['shop\ud83dper', '\udc00\ud800']

describe('bad input', () => {
  let shopper: MintedShopper
  let bodies: Map<Call, Body>

  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop, { balanceCents: 100_000 })
    bodies = await goodBodies(shop, shopper)
  })

  test('every call that takes a body takes it as JSON only', async ({ shop }) => {
    const calls = allCalls().filter((call) => call.method !== 'GET')
    for (const { method, path } of calls) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', '']) {
        const headers = { 'content-type': type, token: shopper.token }
        const body = new TextEncoder().encode('{"account":"demo"}')
        const answer = await shop.app.request(path, { method, headers, body })
        const { reason } = (await answer.json()) as { reason?: string }
        expect([path, type, answer.status, reason]).toEqual([
          path,
          type,
          415,
          'unsupportedMediaType',
        ])
      }
    }
  })

  const numberFields: [Call, string][] = [
    [cart.addToCart, 'skuId'],
    [cart.addToCart, 'quantity'],
    [cart.updateCart, 'lines.0.skuId'],
    [cart.updateCart, 'lines.0.quantity'],
    [cart.removeFromCart, 'skuIds.0'],
    [cart.mergeCart, 'lines.0.quantity'],
    [cart.mergeCart, 'lines.0.seenPriceCents'],
    [orders.quoteCheckout, 'items.0.quantity'],
    [orders.placeOrder, 'items.0.skuId'],
    [orders.placeOrder, 'items.0.quantity'],
    [orders.placeOrder, 'addressId'],
    [orders.placeOrder, 'totalCents'],
    [orders.payOrder, 'orderId'],
    [orders.cancelOrder, 'orderId'],
    [orders.confirmReceipt, 'orderId'],
    [orders.extendReceipt, 'orderId'],
    [orders.reorder, 'orderId'],
    [refunds.quoteRefund, 'lines.0.quantity'],
    [refunds.applyRefund, 'orderId'],
    [refunds.applyRefund, 'amountCents'],
    [refunds.applyRefund, 'lines.0.lineId'],
    [refunds.applyRefund, 'lines.0.quantity'],
    [refunds.withdrawRefund, 'refundId'],
    [refunds.sendGoodsBack, 'refundId'],
    [reviews.addReview, 'orderId'],
    [reviews.addReview, 'lines.0.lineId'],
    [reviews.addReview, 'lines.0.productRating'],
    [reviews.addReview, 'serviceRating'],
    [notices.readNotices, 'upToId'],
    [wallet.recharge, 'amountCents'],
    [wallet.quoteWithdrawal, 'amountCents'],
    [wallet.withdraw, 'quoteId'],
    [wallet.cancelWithdrawal, 'withdrawalId'],
    [passwords.endSession, 'id'],
    [setFavourite, 'productId'],
    [setFollow, 'shopId'],
    [setStockWish, 'skuId'],
    [verifyPay, 'subjectId'],
    [verifyPay, 'amountCents'],
    [address.saveAddress, 'id'],
    [address.setDefaultAddress, 'id'],
  ]

  test.for(numberFields)(
    '%o: refuses every bad number as its %s',
    async ([call, path], { shop }) => {
      const before = await fingerprint(shop.database.db)
      const json = JSON.stringify(withValue(bodies.get(call), path, hole))

      const answers = await Promise.all(
        badNumbers.map(async (literal) => {
          const { status, body } = await sendRaw(
            shop.app,
            call,
            json.replace(`"${hole}"`, () => literal),
            shopper,
          )
          return { literal, status, reason: body.reason, hasMessage: body.msg.length > 10 }
        }),
      )

      expect(answers).toEqual(
        badNumbers.map((literal) => ({
          literal,
          status: 400,
          reason: 'invalidInput',
          hasMessage: true,
        })),
      )
      expect(await fingerprint(shop.database.db)).toEqual(before)
    },
  )

  test.for(allCalls().filter((call) => call.method !== 'GET'))(
    '$path refuses unknown fields, and bodies that are not objects',
    async (call, { shop }) => {
      const good = bodies.get(call)
      if (!good) throw new Error(`no good body for ${call.path}`)
      const before = await fingerprint(shop.database.db)
      const wrong = [
        JSON.stringify({ ...good, isAdmin: true }),
        JSON.stringify({ ...good, userId: 1 }),
        JSON.stringify({ ...good }).replace('{', '{"__proto__":{"a":1},'),
        '[]',
        'null',
        '1',
        '"text"',
        '{',
        'not json',
        `{"a":"${'x'.repeat(70_000)}"}`,
      ]

      const answers = await Promise.all(wrong.map((body) => sendRaw(shop.app, call, body, shopper)))

      expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
        ...wrong.slice(1).map(() => [400, 'invalidInput']),
        [413, 'tooLarge'],
      ])
      expect(await fingerprint(shop.database.db)).toEqual(before)
    },
  )

  test.for(allCalls().filter((call) => call.method !== 'GET'))(
    '$path refuses control characters and lone surrogates in each of its texts, and names the field',
    async (call, { shop }) => {
      const good = bodies.get(call)
      const before = await fingerprint(shop.database.db)
      const tries = textPaths(good).flatMap((path) =>
        [...controls, ...halves].map((wrong) => ({
          path,
          json: JSON.stringify(withValue(good, path, wrong)),
        })),
      )

      const answers = await Promise.all(
        tries.map(async ({ path, json }) => {
          const { status, body } = await sendRaw(shop.app, call, json, shopper)
          return { path, status, reason: body.reason, isNamed: isNamed(body.data, path) }
        }),
      )

      expect(answers).toEqual(
        tries.map(({ path }) => ({ path, status: 400, reason: 'invalidInput', isNamed: true })),
      )
      expect(await fingerprint(shop.database.db)).toEqual(before)
    },
  )

  test.for(allCalls().filter((call) => call.auth === 'session'))(
    '$path answers 401 without a live token',
    async (call, { shop }) => {
      const tokens = [undefined, '', 'x', 'A'.repeat(43), `${shopper.token}A`, 'undefined']
      const answers = await Promise.all(
        tokens.map((token) =>
          sendRaw(
            shop.app,
            call,
            call.method === 'GET' ? undefined : JSON.stringify(bodies.get(call)),
            { token },
          ),
        ),
      )
      expect(answers.map(({ status, body }) => [status, body.reason, body.msg])).toEqual(
        tokens.map(() => [401, 'notLoggedIn', 'Please login first']),
      )
    },
  )

  test.for(allCalls().filter((call) => call.auth === 'session' && givesPages(call)))(
    '$path explains a wrong query only to a caller with a session',
    async (call, { shop }) => {
      const queries = ['&cursor=bad!', '&limit=0', '&unknown=1']
      const askedBy = async (token: string) => {
        const answers = await Promise.all(
          queries.map((query) => sendRaw(shop.app, call, undefined, { token, query })),
        )
        return answers.map(({ status, body }) => [status, body.reason])
      }
      const { token } = await mintShopper(shop)
      const alive = await askedBy(token)
      await ask(shop.app, logout, {}, { token })

      expect({ alive, dead: await askedBy(token), unread: await askedBy('x') }).toEqual({
        alive: queries.map(() => [400, 'invalidInput']),
        dead: queries.map(() => [401, 'notLoggedIn']),
        unread: queries.map(() => [401, 'notLoggedIn']),
      })
    },
  )

  test.for(allCalls().filter((call) => call.keyed))(
    '$path refuses a missing or malformed idempotency key',
    async (call, { shop }) => {
      const before = await fingerprint(shop.database.db)
      const keys = [
        null,
        'short',
        'x'.repeat(65),
        'with space and more text',
        'ключ-ключ-ключ-ключ',
      ]
      const headers = keys.filter((key) => key === null || /^[\u0020-\u007e]*$/.test(key))
      const answers = await Promise.all(
        headers.map((key) =>
          sendRaw(shop.app, call, JSON.stringify(bodies.get(call)), { ...shopper, key }),
        ),
      )
      expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
        headers.map(() => [400, 'keyMissing']),
      )
      expect(await fingerprint(shop.database.db)).toEqual(before)
    },
  )

  test('another shopper’s rows answer exactly like missing rows', async ({ shop }) => {
    const other = await mintShopper(shop, { balanceCents: 100_000 })
    const goods = await mintGoods(shop)
    const order = await mintOrder(shop, other, [{ skuId: goods.skuId, quantity: 1 }])
    const proof = await mintProof(shop, other, order)
    const nowhere = 999_999_999
    const fields = { ...bodies.get(address.saveAddress) }
    const token = { token: shopper.token }
    const tries: ((id: number) => Promise<{ text: string }>)[] = [
      (id) => send(shop.app, orders.showOrder, { id }, token),
      (id) => send(shop.app, orders.cancelOrder, { orderId: id }, token),
      (id) => send(shop.app, orders.payOrder, { orderId: id, proof }, token),
    ]
    const addressTries: typeof tries = [
      (id) => send(shop.app, address.showAddress, { id }, token),
      (id) => send(shop.app, address.deleteAddress, { id }, token),
      (id) => send(shop.app, address.setDefaultAddress, { id }, token),
      (id) => sendRaw(shop.app, address.saveAddress, JSON.stringify({ ...fields, id }), token),
      (id) =>
        sendRaw(
          shop.app,
          orders.placeOrder,
          JSON.stringify({ ...bodies.get(orders.placeOrder), addressId: id }),
          token,
        ),
    ]
    const relevant = async () => {
      const { idempotency_keys: _, ...rest } = await fingerprint(shop.database.db)
      return rest
    }
    const before = await relevant()

    for (const attempt of tries) {
      expect((await attempt(order.id)).text).toBe((await attempt(nowhere)).text)
    }
    for (const attempt of addressTries) {
      expect((await attempt(other.addressId)).text).toBe((await attempt(nowhere)).text)
    }
    expect(await relevant()).toEqual(before)
  })

  test('answers a wrong method and an unknown path in the envelope', async ({ shop }) => {
    const unknown = await shop.app.request('/api/user/nothing', { method: 'POST' })
    const wrong = await shop.app.request(orders.payOrder.path, { method: 'DELETE' })
    expect([
      [unknown.status, await unknown.json()],
      [wrong.status, await wrong.json()],
    ]).toEqual([
      [404, expect.objectContaining({ code: 404, reason: 'notFound' })],
      [405, expect.objectContaining({ code: 405, reason: 'methodNotAllowed' })],
    ])
  })

  test('refuses a query with bad numbers', async ({ shop }) => {
    const queries = ['&id=abc', '&id=1e3', '&id=-1', '&id=0', '&id=1&id=2', '&id[a]=1', '&id=', '']
    const answers = await Promise.all(
      queries.map((query) => sendRaw(shop.app, orders.showOrder, undefined, { ...shopper, query })),
    )
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      queries.map(() => [400, 'invalidInput']),
    )
  })
})

function givesPages({ input }: Call): boolean {
  return 'entries' in input && 'cursor' in (input.entries as object)
}

/**
 * Paths of the texts in a body. A password is excluded: only its hash is stored, so it may hold
 * anything.
 */
function textPaths(value: unknown, path: readonly string[] = []): string[] {
  if (path.at(-1)?.toLowerCase().endsWith('password')) return []
  if (typeof value === 'string') return [path.join('.')]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => textPaths(inner, [...path, name]))
}

/** Whether the refusal names the field, or the union of fields that contains it. */
function isNamed(data: unknown, path: string): boolean {
  const { fields } = data as { fields: { path: string }[] }
  return fields.some((field) => path.startsWith(field.path))
}
