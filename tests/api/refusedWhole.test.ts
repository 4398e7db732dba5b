import { expect } from 'vitest'
import { saveAddress } from '../../contract/address.ts'
import { listOrders } from '../../contract/orders.ts'
import { quoteRefund } from '../../contract/refunds.ts'
import { addReview } from '../../contract/reviews.ts'
import { anAddress } from '../factories/address.ts'
import { mintGoods } from '../factories/goods.ts'
import { aReview, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { addresses, mintRecharge, mintWithdrawal, openNetworks } from '../factories/wallet.ts'
import { send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { summarize } from '../support/summarize.ts'
import type { TestShop } from '../support/testShop.ts'

let shopper: MintedShopper
test.beforeAll(async ({ shop }) => {
  shopper = await mintShopper(shop, { balanceCents: 100_000 })
  await openNetworks(shop)
})

/** The office's refusal. An order that it carries is reduced to its status. */
async function refused(shop: TestShop, path: string, body: object): Promise<unknown> {
  const answer = await shop.office.request(path, { method: 'POST', body: JSON.stringify(body) })
  return observed(answer.status, await answer.json())
}

function observed(status: number, body: unknown): unknown {
  const short = JSON.parse(JSON.stringify(body), (field, value: unknown) =>
    field === 'order' ? (value as { status: number }).status : field === 'time' ? undefined : value,
  ) as object
  return { status, ...short }
}

async function refusedToShopper(answer: ReturnType<typeof send>): Promise<unknown> {
  const { status, body } = await answer
  return observed(status, body)
}

/** A paid order of two pieces each of two goods. */
async function paid(shop: TestShop) {
  const goods = [await mintGoods(shop), await mintGoods(shop)]
  const items = goods.map(({ skuId }) => ({ skuId, quantity: 2 }))
  const order = await mintOrder(shop, shopper, items)
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  const [one = 0, two = 0] = order.lines.map(({ lineId }) => lineId)
  return { order, life, one, two }
}

async function outlineInOrder(answers: readonly Promise<unknown>[]): Promise<string> {
  const short = summarize()
  const lines = []
  for (const answer of answers) lines.push(JSON.stringify(short(await answer)))
  return lines.join('\n')
}

const nobodys = 900_000_000

test('reports all that is wrong with a parcel', async ({ shop }) => {
  const { order, life, one, two } = await paid(shop)
  const parcel = { order: order.sn, carrier: 'DHL', trackingNumber: 'JD014' }
  const ship = (lines: { lineId: number; quantity: number }[]) =>
    refused(shop, '/ship', { ...parcel, lines })
  await mustDo(life.ship(1))
  const parcelId = (await life.read()).parcels[0]?.id
  expect(
    await outlineInOrder([
      ship([{ lineId: nobodys, quantity: 1 }]),
      ship([
        { lineId: two, quantity: 1 },
        { lineId: two, quantity: 1 },
      ]),
      ship([{ lineId: two, quantity: 3 }]),
      ship([{ lineId: one, quantity: 2 }]),
      refused(shop, '/annul', { order: order.sn, reason: 'sold out' }),
      refused(shop, '/parcels/correct', { parcelId, trackingNumber: 'JD014' }),
      refused(shop, '/parcels/correct', { parcelId, trackingNumber: 'JD014', carrier: 'DHL' }),
      refused(shop, '/parcels/correct', { parcelId: nobodys, trackingNumber: 'JD014' }),
      refused(shop, '/parcels/track', { parcelId: nobodys, happened: 'In customs' }),
      refused(shop, '/ship', { ...parcel, order: 'HL-NOBODYS' }),
    ]),
  ).toMatchInlineSnapshot(`
    "{"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]}}
    {"status":409,"reason":"alreadySent","message":"Some of these pieces are on their way or refunded already","data":{"lineId":"#1","order":1}}
    {"status":409,"reason":"alreadySent","message":"Some of these pieces are on their way or refunded already","data":{"lineId":"#1","order":1}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"trackingNumber","message":"the parcel has this number already"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"trackingNumber","message":"the parcel has this number already"}]}}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}"
  `)
})

test('reports all that is wrong with the answer to a request', async ({ shop }) => {
  const { life, one, two } = await paid(shop)
  await mustDo(life.ship())
  const asked = { type: 'refundAndReturn', goodsReceived: true } as const
  const lines = [{ lineId: one, quantity: 2 }]
  await mustDo(life.applyRefund({ ...asked, lines, amountCents: 2_000 }))
  const refundId = await life.refundId()
  const returned = (resellable: { lineId: number; quantity: number }[]) =>
    refused(shop, '/returned', { refundId, resellable })
  const offer = (amountCents: number) =>
    refused(shop, '/approve', {
      refundId,
      returnAddress: 'Pier 4',
      offer: { amountCents, reason: 'worn' },
    })
  const early = await outlineInOrder([
    refused(shop, '/approve', { refundId }),
    offer(2_000),
    returned([{ lineId: one, quantity: 1 }]),
    refused(shop, '/approve', { refundId: nobodys }),
    refused(shop, '/refuse', { refundId: nobodys, reason: 'worn' }),
    refused(shop, '/returned', { refundId: nobodys }),
  ])
  await mustDo(life.approve('Pier 4', { amountCents: 1_999, reason: 'worn' }))
  await mustDo(life.sendBack())
  const late = await outlineInOrder([
    returned([{ lineId: two, quantity: 1 }]),
    returned([
      { lineId: one, quantity: 1 },
      { lineId: one, quantity: 1 },
    ]),
    returned([{ lineId: one, quantity: 3 }]),
    refused(shop, '/approve', { refundId, returnAddress: 'Pier 4' }),
  ])
  expect(`${early}\n\n${late}`).toMatchInlineSnapshot(`
    "{"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"returnAddress","message":"where the shopper sends the goods"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"offer","message":"less than what was asked for"}]}}
    {"status":409,"reason":"stateChanged","message":"This has changed in the meantime. Please look again","data":{"order":-4}}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}

    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"resellable","message":"not lines of this refund in its quantities"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"resellable","message":"not lines of this refund in its quantities"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"resellable","message":"not lines of this refund in its quantities"}]}}
    {"status":409,"reason":"stateChanged","message":"This has changed in the meantime. Please look again","data":{"order":-4}}"
  `)
})

test('reports all that is wrong with an audit', async ({ shop }) => {
  const recharge = `R${(await mintRecharge(shop, shopper)).id}`
  const withdrawal = `W${(await mintWithdrawal(shop, shopper)).id}`
  const reverse = (name: string) => refused(shop, '/reverse', { name, reason: 'Charged back' })
  expect(
    await outlineInOrder([
      refused(shop, '/pass', { name: recharge, reference: 'HB-1' }),
      refused(shop, '/pass', { name: withdrawal, arrivedCents: 5_000 }),
      refused(shop, '/pass', { name: 'X7', reference: 'HB-1' }),
      refused(shop, '/pass', { name: `${recharge}R`, arrivedCents: 5_000 }),
      refused(shop, '/decline', { name: `W${nobodys}`, reason: 'no such card' }),
      refused(shop, '/decline', { name: `R${nobodys}`, reason: 'unreadable' }),
      reverse(recharge),
      reverse(withdrawal),
      reverse(`R${nobodys}`),
    ]),
  ).toMatchInlineSnapshot(`
    "{"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"arrivedCents","message":"this kind of record passes with it, and with nothing else"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"reference","message":"this kind of record passes with it, and with nothing else"}]}}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":409,"reason":"noCredit","message":"This recharge credited nothing","data":null}
    {"status":409,"reason":"noCredit","message":"Only a recharge (R…) can be reversed","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}"
  `)
})

test('reports all that is wrong with a balance, a stock, a network or a review', async ({
  shop,
}) => {
  const { order } = await paid(shop)
  const { account } = await mintShopper(shop, { balanceCents: 1_000 })
  const codeless = (await mintShopper(shop, { payCodeSet: false })).account
  const network = { code: 'erc20', minRechargeCents: 1, minWithdrawalCents: 1 }
  const address = (depositAddress: string) =>
    refused(shop, '/networks/set', { ...network, withdrawalChargeCents: 0, depositAddress })
  expect(
    await outlineInOrder([
      refused(shop, '/shopper/adjust', {
        account,
        amountCents: -10_951,
        reason: 'Paid out twice',
      }),
      refused(shop, '/shopper/reset_payment_code', { account: codeless, confirmed: codeless }),
      refused(shop, '/stock/set', { sku: 'nobodys', onHand: 1, reason: 'counted' }),
      address(addresses.tron),
      address('nothing'),
      address(addresses.ethereum.toLowerCase()),
      refused(shop, '/review/hide', { reviewId: nobodys, reason: 'rude' }),
      refused(shop, '/annul', { order: `${order.id}0000`, reason: 'sold out' }),
    ]),
  ).toMatchInlineSnapshot(`
    "{"status":409,"reason":"notCovered","message":"The balance can't cover it: $99.51 are missing","data":{"availableCents":1000,"missingCents":9951}}
    {"status":409,"reason":"payCodeNotSet","message":"shopper-#1 has no payment code to reset","data":null}
    {"status":409,"reason":"skuUnknown","message":"There is no sku \\"nobodys\\"","data":null}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"depositAddress","message":"is an address of tron, not of ethereum"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"depositAddress","message":"is no address of ethereum"}]}}
    {"status":400,"reason":"invalidInput","message":"Please check what you entered","data":{"fields":[{"path":"depositAddress","message":"must be written in capitals and small letters: its checksum"}]}}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}
    {"status":404,"reason":"notFound","message":"We could not find that","data":null}"
  `)
})

test('reports all that is wrong with a shopper’s input', async ({ shop }) => {
  const { order, life, one, two } = await paid(shop)
  const quote = (lines: { lineId: number; quantity: number }[]) =>
    refusedToShopper(send(shop.app, quoteRefund, { orderId: order.id, lines }, shopper))
  const asked = [
    quote([{ lineId: nobodys, quantity: 1 }]),
    quote([{ lineId: one, quantity: 3 }]),
    quote([
      { lineId: two, quantity: 1 },
      { lineId: two, quantity: 1 },
    ]),
  ]
  const early = await outlineInOrder(asked)
  await mustDo(life.ship())
  await mustDo(life.confirm())
  const review = (lineIds: number[]) =>
    refusedToShopper(send(shop.app, addReview, aReview(order.id, lineIds), shopper))
  await mustDo(life.review([one]))
  const address = { ...anAddress, postcode: '90210' } as const
  const late = await outlineInOrder([
    review([nobodys]),
    review([two, two]),
    review([one]),
    refusedToShopper(send(shop.app, saveAddress, address, shopper)),
    refusedToShopper(send(shop.app, saveAddress, { ...address, postcode: null }, shopper)),
    refusedToShopper(send(shop.app, listOrders, { cursor: 'nothing' }, shopper)),
  ])
  expect(`${early}\n\n${late}`).toMatchInlineSnapshot(`
    "{"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]},"reason":"invalidInput"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]},"reason":"invalidInput"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once, in quantities that it has"}]},"reason":"invalidInput"}

    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once"}]},"reason":"invalidInput"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"lines","message":"not lines of this order, each once"}]},"reason":"invalidInput"}
    {"status":200,"code":0,"msg":"Some of these goods were reviewed already","data":{"lineId":"#1","order":4},"reason":"alreadyReviewed"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"postcode","message":"a postcode of GB"}]},"reason":"invalidInput"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"postcode","message":"a postcode of GB"}]},"reason":"invalidInput"}
    {"status":400,"code":400,"msg":"Please check what you entered","data":{"fields":[{"path":"cursor","message":"not a cursor of this list"}]},"reason":"invalidInput"}"
  `)
})
