import { randomInt } from 'node:crypto'
import { cancelOrder, confirmReceipt, payOrder, placeOrder } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import { applyRefund, sendGoodsBack, withdrawRefund } from '../../contract/refunds.ts'
import { cancelWithdrawal, recharge, withdraw } from '../../contract/wallet.ts'
import { type RechargeDetail, type WithdrawalDetail } from '../../contract/walletRecords.ts'
import { aRefund, mintUpload } from '../factories/orderLife.ts'
import { mintProof } from '../factories/orders.ts'
import { mintWithdrawable } from '../factories/wallet.ts'
import type { RemoteShop } from '../support/remoteShop.ts'
import {
  anyOf,
  auditing,
  keyed,
  office,
  onOne,
  type Move,
  type Outcome,
  type Scene,
} from './loadScene.ts'

type Operation = (scene: Scene, shop: RemoteShop) => Promise<Outcome>

export const operations: Record<string, { weight: number; run: Operation }> = {
  recharge: { weight: 8, run: submitRecharge },
  'recharge passed': { weight: 8, run: passRecharge },
  'recharge refused': { weight: 3, run: (scene, shop) => decline(scene, shop, 'recharges', 'R') },
  withdrawal: { weight: 10, run: submitWithdrawal },
  'withdrawal cancelled': {
    weight: 4,
    run: (scene, shop) =>
      onOne(scene.withdrawals, auditing, ({ shopper, record }) =>
        keyed(scene, shop, cancelWithdrawal, { withdrawalId: record.id }, shopper),
      ),
  },
  'withdrawal passed': { weight: 6, run: passWithdrawal },
  'withdrawal refused': {
    weight: 3,
    run: (scene, shop) => decline(scene, shop, 'withdrawals', 'W'),
  },
  'order placed': { weight: 10, run: place },
  'order paid': { weight: 16, run: pay },
  'order cancelled': {
    weight: 2,
    run: (scene, shop) =>
      onOne(scene.orders, { from: ['placed'], to: 'ended' }, ({ shopper, record }) =>
        keyed(scene, shop, cancelOrder, { orderId: record.id }, shopper),
      ),
  },
  'order shipped': {
    weight: 12,
    run: (scene, shop) =>
      onOne(scene.orders, { from: ['paid'], to: 'shipped' }, ({ record: { sn } }) =>
        office(shop, '/ship', { order: sn, carrier: 'DHL', trackingNumber: 'JD014' }),
      ),
  },
  'receipt confirmed': {
    weight: 6,
    run: (scene, shop) =>
      onOne(scene.orders, { from: ['shipped'], to: 'received' }, ({ shopper, record }) =>
        keyed(scene, shop, confirmReceipt, { orderId: record.id }, shopper),
      ),
  },
  'refund applied': { weight: 12, run: askBack },
  'refund approved': {
    weight: 10,
    run: (scene, shop) =>
      onRefund(
        scene,
        shop,
        '/approve',
        { from: ['applying'], to: 'approved' },
        { returnAddress: 'Pier 4' },
      ),
  },
  'refund refused': {
    weight: 2,
    run: (scene, shop) =>
      onRefund(
        scene,
        shop,
        '/refuse',
        { from: ['applying', 'sentBack'], to: 'ended' },
        { reason: 'worn' },
      ),
  },
  'refund withdrawn': {
    weight: 2,
    run: (scene, shop) =>
      onOne(scene.refunds, { from: ['applying'], to: 'ended' }, ({ shopper, record }) =>
        keyed(scene, shop, withdrawRefund, { refundId: record.id }, shopper),
      ),
  },
  'goods sent back': {
    weight: 8,
    run: (scene, shop) =>
      onOne(scene.refunds, { from: ['approved'], to: 'sentBack' }, ({ shopper, record }) => {
        const parcel = { refundId: record.id, carrier: 'UPS', trackingNumber: '1Z9' }
        return keyed(scene, shop, sendGoodsBack, parcel, shopper)
      }),
  },
  'goods returned': {
    weight: 8,
    run: (scene, shop) =>
      onRefund(scene, shop, '/returned', { from: ['sentBack'], to: 'ended' }, {}),
  },
}

async function submitRecharge(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  const known = scene.recharges.at(-1)
  const again = randomInt(10) === 0 ? known : undefined
  const shopper = again?.shopper ?? anyOf(scene.shoppers)
  const evidence = again?.record.evidence.id ?? (await mintUpload(scene.servers.here, shopper))
  const given = { method: 'card', amountCents: randomInt(900, 20_000), evidence } as const
  return keyed(scene, shop, recharge, given, shopper, (record) =>
    scene.recharges.push({ shopper, record: record as RechargeDetail, seen: 'auditing' }),
  )
}

async function passRecharge(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  return onOne(scene.recharges, auditing, async ({ record }) => {
    const arrivedCents = record.amountCents - randomInt(100)
    const outcome = await office(shop, '/pass', {
      name: `R${record.id}`,
      arrivedCents,
      confirmedCents: arrivedCents,
    })
    if (outcome.word === 'accepted') scene.arrivedCents += arrivedCents
    return outcome
  })
}

async function passWithdrawal(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  return onOne(scene.withdrawals, auditing, async ({ record }) => {
    const outcome = await office(shop, '/pass', { name: `W${record.id}`, reference: 'HB1' })
    if (outcome.word === 'accepted') scene.paidOutCents += record.amountCents
    return outcome
  })
}

function decline(
  scene: Scene,
  shop: RemoteShop,
  kind: 'recharges' | 'withdrawals',
  letter: string,
): Promise<Outcome> {
  return onOne<{ id: number }>(scene[kind], auditing, ({ record }) =>
    office(shop, '/decline', { name: `${letter}${record.id}`, reason: 'no' }),
  )
}

async function submitWithdrawal(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  const shopper = anyOf(scene.shoppers)
  const { quoteId, proof } = await mintWithdrawable(shop, shopper, randomInt(1_000, 30_000))
  return keyed(scene, shop, withdraw, { quoteId, proof }, shopper, (record) =>
    scene.withdrawals.push({ shopper, record: record as WithdrawalDetail, seen: 'auditing' }),
  )
}

async function place(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  const shopper = anyOf(scene.shoppers)
  const [one, other] = [anyOf(scene.goods), anyOf(scene.goods)]
  const wanted = [{ ...one, quantity: randomInt(1, 4) }]
  if (other !== one) wanted.push({ ...other, quantity: 1 })
  const totalCents = wanted.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  const given = {
    items: wanted.map(({ skuId, quantity }) => ({ skuId, quantity })),
    addressId: shopper.addressId,
    totalCents: totalCents + (randomInt(20) === 0 ? 1 : 0),
  }
  return keyed(scene, shop, placeOrder, given, shopper, (record) =>
    scene.orders.push({ shopper, record: record as OrderDetail, seen: 'placed' }),
  )
}

function pay(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  return onOne(scene.orders, { from: ['placed'], to: 'paid' }, async ({ shopper, record }) => {
    const proof = await mintProof(shop, shopper, record)
    return keyed(scene, shop, payOrder, { orderId: record.id, proof }, shopper)
  })
}

function askBack(scene: Scene, shop: RemoteShop): Promise<Outcome> {
  return onOne(
    scene.orders,
    { from: ['paid', 'shipped', 'received'], to: 'ended' },
    async ({ shopper, record }) => {
      const withReturn = randomInt(2) === 0
      const [line] = record.lines
      const changes = {
        type: withReturn ? 'refundAndReturn' : 'refundOnly',
        goodsReceived: withReturn,
        ...(line && randomInt(2) === 0
          ? {
              lines: [{ lineId: line.lineId, quantity: 1 }],
              amountCents: line.unitPriceCents + (randomInt(10) === 0 ? 1 : 0),
            }
          : {}),
      } as const
      const given = await aRefund(scene.servers.here, shopper, record, changes)
      return keyed(scene, shop, applyRefund, given, shopper, (answer) => {
        const { refund } = answer as OrderDetail
        if (refund) scene.refunds.push({ shopper, record: refund, seen: 'applying' })
      })
    },
  )
}

function onRefund(
  scene: Scene,
  shop: RemoteShop,
  path: string,
  move: Move,
  body: object,
): Promise<Outcome> {
  return onOne(scene.refunds, move, ({ record }) =>
    office(shop, path, { refundId: record.id, ...body }),
  )
}
