import { randomUUID } from 'node:crypto'
import { getUserInfo } from '../../contract/account.ts'
import { payOrder, placeOrder } from '../../contract/orders.ts'
import { applyRefund } from '../../contract/refunds.ts'
import { withdraw } from '../../contract/wallet.ts'
import type { MintedGoods } from '../factories/goods.ts'
import { aRefund, askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder, mintProof } from '../factories/orders.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { balances, mintWithdrawable } from '../factories/wallet.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import type { RemoteShop } from '../support/remoteShop.ts'

export const racers = 24
const withdrawnCents = 5_000

export interface RaceScene {
  shop: RemoteShop
  /** The shoppers that race. */
  shoppers: readonly MintedShopper[]
  goods: MintedGoods
  /** For each round, goods with one piece in stock. */
  last: MintedGoods[]
  round: number
}

/** Returns what is wrong with the outcome; null: nothing. */
type Race = (scene: RaceScene) => Promise<string | null>

export const races: Record<string, Race> = {
  'pay twice': payTwice,
  'withdraw twice': withdrawTwice,
  'the last piece': wantTheLast,
  'one key': sendOneKey,
  'refund and ship': refundAndShip,
}

async function payTwice(scene: RaceScene): Promise<string | null> {
  const { shop, goods } = scene
  const shopper = shopperOf(scene)
  const before = await balances(shop, shopper)
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const proofs: string[] = []
  while (proofs.length < racers) proofs.push(await mintProof(shop, shopper, order))
  const answers = await Promise.all(
    proofs.map((proof) => send(shop.app, payOrder, { orderId: order.id, proof }, shopper)),
  )
  const { availableCents } = await balances(shop, shopper)
  const paidCents = before.availableCents - availableCents
  return unless(accepted(answers) === 1 && paidCents === order.totalCents, {
    accepted: accepted(answers),
    paidCents,
    words: wordsOf(answers),
  })
}

async function withdrawTwice(scene: RaceScene): Promise<string | null> {
  const { shop } = scene
  const shopper = shopperOf(scene)
  const before = await balances(shop, shopper)
  const { quote, quoteId, proof } = await mintWithdrawable(shop, shopper, withdrawnCents)
  const answers = await atOnce(() => send(shop.app, withdraw, { quoteId, proof }, shopper))
  const after = await balances(shop, shopper)
  const heldCents = after.heldCents - before.heldCents
  return unless(accepted(answers) === 1 && heldCents === quote.totalCents, {
    accepted: accepted(answers),
    heldCents,
    words: wordsOf(answers),
  })
}

async function wantTheLast({ shop, shoppers, last, round }: RaceScene): Promise<string | null> {
  const goods = last[round]
  if (!goods) throw new Error('no goods for this round')
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  const answers = await Promise.all(
    shoppers.map((shopper) => {
      const { addressId } = shopper
      const given = { items, addressId, totalCents: goods.priceCents }
      return send(shop.app, placeOrder, given, shopper)
    }),
  )
  return unless(accepted(answers) === 1, { accepted: accepted(answers), words: wordsOf(answers) })
}

async function sendOneKey(scene: RaceScene): Promise<string | null> {
  const { shop, goods } = scene
  const shopper = shopperOf(scene)
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  const given = { items, addressId: shopper.addressId, totalCents: goods.priceCents }
  const key = randomUUID()
  const answers = await atOnce(() => send(shop.app, placeOrder, given, { ...shopper, key }))
  const different = new Set(answers.map(({ text }) => text)).size
  return unless(different === 1 && accepted(answers) === racers, {
    different,
    words: wordsOf(answers),
  })
}

/** Either may come first. Each happens once, and the money comes back once. */
async function refundAndShip(scene: RaceScene): Promise<string | null> {
  const { shop, goods } = scene
  const shopper = shopperOf(scene)
  const before = await balances(shop, shopper)
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  await mustDo(life.pay())
  const refund = await aRefund(shop, shopper, order)
  const [refunds, ships] = await Promise.all([
    atOnce(() => send(shop.app, applyRefund, refund, shopper), racers / 2),
    atOnce(() => life.ship(), racers / 2),
  ])
  const refundId = await life.refundId()
  const approvals = await atOnce(() => askOffice(shop, '/approve', { refundId }))
  const { availableCents } = await ask(shop.app, getUserInfo, {}, shopper)
  const shipped = ships.filter(({ status }) => status === 200).length
  const approved = approvals.filter(({ status }) => status === 200).length
  const isOnce = accepted(refunds) === 1 && shipped <= 1 && approved === 1
  return unless(isOnce && availableCents === before.availableCents, {
    refunds: wordsOf(refunds),
    shipped,
    approved,
    missingCents: before.availableCents - availableCents,
  })
}

function shopperOf({ shoppers, round }: RaceScene): MintedShopper {
  const shopper = shoppers[round % shoppers.length]
  if (!shopper) throw new Error('no shopper')
  return shopper
}

function atOnce<Answer>(act: () => Promise<Answer>, times = racers): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, act))
}

function accepted(answers: readonly RawAnswer[]): number {
  return answers.filter(({ body }) => body.code === 1).length
}

function wordsOf(answers: readonly RawAnswer[]): string {
  return [...new Set(answers.map(({ body }) => body.reason ?? 'accepted'))].join(' ')
}

function unless(isRight: boolean, found: object): string | null {
  return isRight ? null : JSON.stringify(found)
}
