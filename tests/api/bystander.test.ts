import * as v from 'valibot'
import { expect } from 'vitest'
import { allCalls } from '../../server/routes/openapi.ts'
import { type MintedGoods, mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { send, ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { playWrites } from '../support/playWrites.ts'
import { rowsOfShopper } from '../support/rowsOfShopper.ts'
import type { TestShop } from '../support/testShop.ts'
import { verifyPay } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { setFavourite, setFollow, setStockWish } from '../../contract/favourites.ts'
import { quoteWithdrawal } from '../../contract/wallet.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import {
  aCard,
  mintRecharge,
  mintWithdrawable,
  mintWithdrawal,
  openNetworks,
} from '../factories/wallet.ts'

/** Reads whose answer depends on the shopper; reads of the catalogue are the same for everybody. */
const ownReads = allCalls().filter(
  ({ method, path, input }) =>
    method === 'GET' && !path.startsWith('/api/catalogue/') && v.safeParse(input, {}).success,
)

let bystander: MintedShopper
let goods: MintedGoods
test.beforeAll(async ({ shop }) => {
  const minted = await mintBystander(shop)
  bystander = minted.shopper
  goods = minted.goods
})

test('actions of a shopper and of the office leave another shopper’s rows and answers unchanged', async ({
  shop,
}) => {
  const before = {
    rows: await rowsOfShopper(shop.database, bystander),
    answers: await answersTo(shop, bystander),
  }
  expect(Object.keys(before.rows).toSorted()).toEqual([
    'accounts',
    'addresses',
    'cart_lines',
    'favourites',
    'follows',
    'idempotency_keys',
    'invoices',
    'notices',
    'order_events',
    'order_lines',
    'orders',
    'parcels',
    'pay_code_counters',
    'pay_proofs',
    'recharges',
    'refunds',
    'sessions',
    'stock_movements',
    'stock_wishes',
    'transfers',
    'uploads',
    'users',
    'withdrawal_quotes',
    'withdrawals',
  ])
  await playWrites(
    shop,
    async (_path, work) => {
      await work()
    },
    { goods },
  )
  expect({
    rows: await rowsOfShopper(shop.database, bystander),
    answers: await answersTo(shop, bystander),
  }).toEqual(before)
})

test('a new shopper reads empty lists while others have rows', async ({ shop }) => {
  const shopper = await mintShopper(shop)
  const empty = { list: [], nextCursor: null }
  const all = await answersTo(shop, shopper)
  const ofEverybody = ['getBlockchain', 'help_support', 'language_list', 'law']
  for (const name of ofEverybody) delete all[`/api/user/${name}`]
  expect(all).toEqual({
    '/api/alert/list': { list: [] },
    '/api/cart/list': { count: 0, lines: [], selectedCents: 0, selectedCount: 0 },
    '/api/favourite/list': empty,
    '/api/favourite/saved_items': {
      productIds: [],
      shopIds: [],
      awaitedSkuIds: [],
      watchedProductIds: [],
    },
    '/api/follow/list': empty,
    '/api/notice/count': { unread: 0 },
    '/api/notice/list': empty,
    '/api/notification/settings': expect.objectContaining({ showsDetails: false }),
    '/api/order/counts': {
      counts: { all: 0, '0': 0, '1': 0, '2': 0, '3': 0, '4': 0, '-1': 0, '-4': 0 },
    },
    '/api/refund/list': empty,
    '/api/user/address_list': { list: [expect.objectContaining({ id: shopper.addressId })] },
    '/api/user/bill': { ...empty, months: [] },
    '/api/user/extract': expect.objectContaining({
      availableCents: 0,
      heldCents: 0,
      payCodeSet: true,
      targets: [],
    }),
    '/api/user/extract_log': empty,
    '/api/user/getUserInfo': {
      id: shopper.userId,
      account: shopper.account,
      familyName: '',
      givenName: '',
      email: null,
      mobile: null,
      picture: null,
      availableCents: 0,
      heldCents: 0,
      payCodeSet: true,
      passkeys: { count: 0, isRequired: false },
      payCodeLock: null,
    },
    '/api/user/order_list': empty,
    '/api/user/passkeys': { isRequired: false, list: [] },
    '/api/user/recharge_log': empty,
    '/api/user/sessions': {
      list: [
        {
          id: expect.any(Number),
          userAgent: 'tests',
          createdAt: '2026-03-02T09:00:00.000Z',
          expiresAt: '2026-03-05T09:00:00.000Z',
          current: true,
          hasPush: false,
        },
      ],
    },
  })
})

/** Stock is left out, because everybody shares it. */
async function answersTo(shop: TestShop, shopper: MintedShopper): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const call of ownReads) {
    const { body } = await send(shop.app, call, {}, shopper)
    answers[call.path] = JSON.parse(JSON.stringify(body.data), (name, value: unknown) =>
      name === 'available' ? null : value,
    )
  }
  return answers
}

/**
 * A shopper with rows of every kind, and products that they saved. Another shopper's actions must
 * leave all of it unchanged.
 */
async function mintBystander(
  shop: TestShop,
): Promise<{ shopper: MintedShopper; goods: MintedGoods }> {
  const shopper = await mintShopper(shop, { balanceCents: 1_000_000 })
  await openNetworks(shop)
  const goods = await mintGoods(shop, { stock: 500 })
  const { skuId, productId, shopId } = goods
  await ask(shop.app, addToCart, { skuId, quantity: 2 }, shopper)
  await ask(shop.app, setFavourite, { productId, wanted: true }, shopper)
  await ask(shop.app, setFollow, { shopId, wanted: true }, shopper)
  await ask(shop.app, setStockWish, { skuId, wanted: true }, shopper)
  const placed = async () => {
    const order = await mintOrder(shop, shopper, [
      { skuId: (await mintGoods(shop, { stock: 50 })).skuId, quantity: 2 },
    ])
    return orderLife(shop, { shopper, order })
  }
  await placed()
  const paid = await placed()
  await mustDo(paid.pay())
  const shipped = await placed()
  await mustDo(shipped.pay())
  await mustDo(shipped.ship())
  const refunding = await placed()
  await mustDo(refunding.pay())
  await mustDo(refunding.applyRefund())
  await mintRecharge(shop, shopper)
  await mintWithdrawal(shop, shopper)
  await mintWithdrawable(shop, shopper, 3_000)
  await ask(shop.app, quoteWithdrawal, { target: aCard, amountCents: 2_000 }, shopper)
  const guess = { payCode: '000000', operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
  await send(shop.app, verifyPay, guess, shopper)
  return { shopper, goods }
}
