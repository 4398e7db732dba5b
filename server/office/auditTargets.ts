import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { accounts } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { parcels } from '../db/schema/parcels.ts'
import { refunds } from '../db/schema/refunds.ts'
import { networks, recharges, withdrawals } from '../db/schema/wallet.ts'
import { lockUser } from '../domain/kernel/lockUser.ts'
import { findShopper } from '../domain/kernel/findShopper.ts'
import { auditName, readAuditName } from '../domain/wallet/auditName.ts'
import { orderNamed } from './queries/listOrders.ts'
import { lockOrder } from '../domain/trade/orders/orderRow.ts'
import { OfficeRefusal, Refusal } from '../domain/kernel/errors.ts'
import type { Seen, Subject } from './auditedAction.ts'
import { shopperName } from './shoppersByNumber.ts'

/** An order, by its number or its id. */
export function orderSubject(name: string): Subject {
  return {
    names: [`order ${name}`],
    look: async (tx) => {
      const [order] = await tx
        .select(orderState)
        .from(orders)
        .where(orderNamed(name))
        .for('no key update')
      if (!order) throw new Refusal('notFound')
      const { sn, id, ...state } = order
      return { names: [`order ${sn}`], state, orderId: id }
    },
  }
}

/** A parcel with its label. Its order is locked. */
export function parcelSubject(parcelId: number): Subject {
  return {
    names: [`parcel ${parcelId}`],
    look: async (tx) => {
      const [row] = await tx
        .select({
          sn: orders.sn,
          orderId: orders.id,
          carrier: parcels.carrier,
          trackingNumber: parcels.trackingNumber,
        })
        .from(orders)
        .innerJoin(parcels, eq(parcels.orderId, orders.id))
        .where(eq(parcels.id, parcelId))
        .for('no key update', { of: orders })
      if (!row) throw new Refusal('notFound')
      const { sn, orderId, ...state } = row
      return { names: [`parcel ${parcelId}`, `order ${sn}`], state, orderId }
    },
  }
}

/** A refund request with its order. */
export function refundSubject(refundId: number): Subject {
  return {
    names: [`refund ${refundId}`],
    look: async (tx) => {
      const [row] = await tx
        .select({ refund: refundState, order: orderState })
        .from(orders)
        .innerJoin(refunds, eq(refunds.orderId, orders.id))
        .where(eq(refunds.id, refundId))
        .for('no key update', { of: orders })
      if (!row) throw new Refusal('notFound')
      const { sn, id, ...order } = row.order
      const state = { ...row.refund, order }
      return { names: [`refund ${refundId}`, `order ${sn}`], state, orderId: id }
    },
  }
}

/** A recharge or a withdrawal, with its shopper's balances. */
export function auditSubject(name: string): Subject {
  return { names: [`audit ${name.trim().toUpperCase()}`], look: (tx) => lookAtAudit(tx, name) }
}

/** A shopper with their balances. The action may delete the account. */
export function shopperSubject(account: string): Subject {
  let userId: number | null = null
  return {
    names: [`shopper ${account}`],
    look: async (tx) => {
      const user = await findShopper(tx, userId === null ? account : `#${userId}`)
      if (userId === null && user.deletedAt) {
        const at = user.deletedAt.toISOString()
        throw new OfficeRefusal('accountDeleted', `This account was deleted at ${at}`)
      }
      if (userId === null) await lockUser(tx, user.id)
      userId = user.id
      const { id, account: name } = user
      const names = [shopperName(user)]
      return { names, shopper: { id, account: name }, state: await lockBalances(tx, id) }
    },
  }
}

export function networkSubject(code: (typeof networks.$inferSelect)['code']): Subject {
  return {
    names: [`network ${code}`],
    look: async (tx) => {
      const [state = null] = await tx
        .select()
        .from(networks)
        .where(eq(networks.code, code))
        .for('update')
      return { names: [`network ${code}`], state }
    },
  }
}

/** Reads a shopper's balances and locks the accounts. */
export async function lockBalances(tx: Db, userId: number) {
  const rows = await tx
    .select({ kind: accounts.kind, cents: accounts.balanceCents })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), inArray(accounts.kind, ['available', 'held'])))
    .orderBy(asc(accounts.id))
    .for('update')
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0
  return { availableCents: of('available'), heldCents: of('held') }
}

const orderState = {
  sn: orders.sn,
  id: orders.id,
  status: orders.status,
  afterSaleStage: orders.afterSaleStage,
  refundedCents: orders.refundedCents,
  deadline: orders.deadline,
}

const refundState = {
  stage: refunds.stage,
  amountCents: refunds.amountCents,
  returnAddress: refunds.returnAddress,
  refusedFor: refunds.refusedFor,
}

async function lookAtAudit(tx: Db, name: string): Promise<Seen> {
  const { kind, id } = readAuditName(name)
  const [row] = await (kind === 'recharge' ? lockRecharge(tx, id) : lockWithdrawal(tx, id))
  if (!row) throw new Refusal('notFound')
  const { userId, ...record } = row
  const orderId = 'orderId' in record ? record.orderId : null
  // The answer changes the order, and the lock order is orders before balances.
  if (orderId !== null) await lockOrder(tx, { orderId })
  return {
    names: [`audit ${auditName({ kind, id })}`, shopperName({ id: userId })],
    state: { ...record, ...(await lockBalances(tx, userId)) },
  }
}

function lockRecharge(tx: Db, id: number) {
  return tx
    .select({
      userId: recharges.userId,
      status: recharges.status,
      amountCents: recharges.amountCents,
      arrivedCents: recharges.arrivedCents,
      refusedFor: recharges.refusedFor,
      orderId: recharges.orderId,
    })
    .from(recharges)
    .where(eq(recharges.id, id))
    .for('no key update')
}

function lockWithdrawal(tx: Db, id: number) {
  return tx
    .select({
      userId: withdrawals.userId,
      status: withdrawals.status,
      amountCents: withdrawals.amountCents,
      chargeCents: withdrawals.chargeCents,
      reference: withdrawals.reference,
      refusedFor: withdrawals.refusedFor,
    })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('no key update')
}
