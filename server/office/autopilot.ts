import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { orderCodes } from '../../contract/orderDetail.ts'
import { addSeconds, type Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { orders } from '../db/schema/orders.ts'
import { refunds } from '../db/schema/refunds.ts'
import { users } from '../db/schema/users.ts'
import { answerMessage } from '../domain/messaging/messages/answerMessage.ts'
import { shipParcel } from '../domain/trade/parcels/shipParcel.ts'
import { approveAndSettle, returnAndSettle } from '../domain/trade/refunds/answerRefund.ts'
import { autopilotAction } from './autopilotAction.ts'
import { listMessagesForOperator } from './queries/listMessages.ts'
import { passWaitingAudits } from './passWaitingAudits.ts'
import { orderSubject, refundSubject } from './auditTargets.ts'
import { trialReturnAddress } from './trialReturnAddress.ts'

const waitSeconds = 4
const batch = 50
/** Orders that were seeded with a new account stay in their states as samples. */
const demoSeconds = 10
const carrier = 'Harbor Post'

/**
 * Plays the operator for a single user: ships orders, approves refunds, accepts returns, answers
 * messages.
 */
export async function runAutopilot(ctx: { db: Db; clock: Clock }): Promise<number> {
  const until = addSeconds(ctx.clock.now(), -waitSeconds)
  const parcels = await ordersToShip(ctx.db, until)
  for (const orderId of parcels) {
    const input = { orderId, carrier, trackingNumber: newTrackingNumber() }
    await autopilotAction(ctx, 'order ship', orderSubject(String(orderId)), (db) =>
      shipParcel({ ctx: { ...ctx, db }, input }),
    )
  }
  const requests = await refundsToAnswer(ctx.db, until)
  for (const { id: refundId, stage } of requests) {
    const command = stage === 'applying' ? 'refund approve' : 'refund returned'
    await autopilotAction(ctx, command, refundSubject(refundId), (db) =>
      stage === 'applying'
        ? approveAndSettle({
            ctx: { ...ctx, db },
            input: { refundId, returnAddress: trialReturnAddress },
          })
        : returnAndSettle({ ctx: { ...ctx, db }, input: { refundId } }),
    )
  }
  const messages = await answerMessages(ctx, until)
  return parcels.length + requests.length + messages + (await passWaitingAudits(ctx, until))
}

async function ordersToShip(db: Db, until: Date): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(eq(orders.status, orderCodes.waitingForDelivery), lte(orders.paidAt, until), isNoDemo()),
    )
    .orderBy(asc(orders.id))
    .limit(batch)
  return rows.map(({ id }) => id)
}

function refundsToAnswer(db: Db, until: Date) {
  return db
    .select({ id: refunds.id, stage: refunds.stage })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(
      and(
        inArray(refunds.stage, ['applying', 'returning']),
        lte(refunds.stageAt, until),
        isNoDemo(),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(batch)
}

async function answerMessages(ctx: { db: Db; clock: Clock }, until: Date): Promise<number> {
  const waiting = await listMessagesForOperator({
    ctx,
    input: { filter: 'waiting', limit: batch },
  })
  const due = waiting.filter(({ lastAt }) => new Date(lastAt) <= until)
  for (const { orderId, sn } of due) {
    const input = { orderId, text: answerText(sn) }
    await autopilotAction(ctx, 'message answer', orderSubject(String(orderId)), (db) =>
      answerMessage({ ctx: { ...ctx, db }, input }),
    )
  }
  return due.length
}

function answerText(sn: string): string {
  return `Hello! Thank you for your message about order ${sn}. We have noted it and look after it today. Is there anything else that we can do for you?`
}

function isNoDemo() {
  return sql`${orders.placedAt} > ${users.createdAt} + make_interval(secs => ${demoSeconds})`
}

function newTrackingNumber(): string {
  return `HP${String(randomInt(1_000_000_000)).padStart(9, '0')}GB`
}
