import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { dutyTo, type Duty } from '../../../../contract/duties.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { rowsOf, type Db } from '../../../db/client.ts'
import {
  orderMails,
  securityMailKind,
  withdrawalMailKinds,
  type OrderMailKind,
  type WithdrawalMailKind,
} from '../../../db/schema/mails.ts'
import { shops } from '../../../db/schema/catalogue.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { users } from '../../../db/schema/users.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { takePerHour } from '../../identity/session/takePerHour.ts'
import { mailAddressOf, mailboxOf } from '../../kernel/mailAddress.ts'
import { languageOf, type Addressed } from './addressed.ts'
import { describeSecurity, type SecurityMail } from './securityMail.ts'

/** The data of a mail about an answered withdrawal. Its text is elsewhere. */
export interface WithdrawalMail extends Addressed {
  kind: WithdrawalMailKind
  amountCents: number
  /** The bank's, or the transaction on the chain. */
  reference: string | null
  refusedFor: string | null
}

/** The data of an order mail. Its text is elsewhere. */
export interface OrderMail extends Addressed {
  kind: OrderMailKind
  orderId: number
  sn: string
  totalCents: number
  freightCents: number
  /** Where it is delivered to. */
  country: string
  arrivesBy: Date | null
  refundedCents: number
  carrier: string | null
  trackingNumber: string | null
  /** The return that the mail confirms. */
  declared: { at: Date; sendBackBy: Date | null; returnAddress: string | null } | null
  /** Why the shop declined a refund. */
  refusedFor: string | null
  /** Who pays at the border, by shop; empty where no shop states it. */
  duties: { shopName: string; duty: Duty }[]
  /** What the shop wrote. Null for the mails about events. */
  message: string | null
  lines: { title: string; variant: string; quantity: number }[]
}

/**
 * Seconds until the next try, by the number of tries; after the last one the mail is given up. The
 * first delay is longer than any sending takes, so that no other process takes a mail in progress.
 */
export const retrySeconds = [120, 600, 1_800, 7_200, 21_600, 43_200] as const

/**
 * Claims a due mail for this process. It is due again later, unless it is marked as sent. Null
 * where none is due; `mail` is null when the claimed one was postponed or is obsolete.
 */
export async function takeDueMail({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { mailsPerRecipient: number }
}): Promise<{ mail: OrderMail | WithdrawalMail | SecurityMail | null } | null> {
  const id = await claim(ctx, ctx.clock.now())
  if (id === null) return null
  const mail = await describe(ctx, id)
  if (mail === null) {
    await setNextTry(ctx, id, { nextTryAt: null })
    return { mail: null }
  }
  const later = await holdBack(ctx, mail, input.mailsPerRecipient)
  if (later === null) return { mail }
  await setNextTry(ctx, id, { nextTryAt: later, tries: 0 })
  return { mail: null }
}

export async function markMailSent(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { id: number }
}): Promise<void> {
  const { ctx, input } = given
  await ctx.db
    .update(orderMails)
    .set({ sentAt: ctx.clock.now(), nextTryAt: null })
    .where(eq(orderMails.id, input.id))
}

async function setNextTry(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  next: { nextTryAt: Date | null; tries?: number },
): Promise<void> {
  await db.update(orderMails).set(next).where(eq(orderMails.id, id))
}

async function claim({ db }: Pick<Ctx, 'db'>, now: Date): Promise<number | null> {
  const at = sql`${sql.param(now, orderMails.nextTryAt)}::timestamptz`
  const waits = sql.join(
    retrySeconds.map((seconds, tries) => sql`when ${tries} then ${seconds}::int`),
    sql` `,
  )
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`update order_mails set tries = tries + 1,
        next_try_at = ${at} + (case tries ${waits} end) * interval '1 second'
      where id = (
        select id from order_mails where next_try_at <= ${at} order by next_try_at, id
        limit 1 for update skip locked
      ) returning id::float8 as id`,
  )
  return row?.id ?? null
}

/** Null when the mail is obsolete. */
async function describe({ db }: Pick<Ctx, 'db'>, id: number) {
  const [mail] = await db.select().from(orderMails).where(eq(orderMails.id, id))
  if (!mail) return null
  const { kind } = mail
  if (kind === securityMailKind) return describeSecurity(db, mail)
  return isOfWithdrawal(kind)
    ? describeWithdrawal(db, { ...mail, kind })
    : describeOrder(db, { ...mail, kind })
}

type MailRow = typeof orderMails.$inferSelect

function isOfWithdrawal(kind: MailRow['kind']): kind is WithdrawalMailKind {
  return withdrawalMailKinds.some((each) => each === kind)
}

async function describeWithdrawal(
  db: Db,
  { id, kind, tries, withdrawalId }: MailRow & { kind: WithdrawalMailKind },
): Promise<WithdrawalMail | null> {
  const [row] = await db
    .select({ withdrawal: withdrawals, user: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.id, assertDefined(withdrawalId)))
  const to = row && mailAddressOf(row.user)
  if (!to) return null
  const { amountCents, reference, refusedFor } = row.withdrawal
  return { id, kind, tries, to, lang: languageOf(row.user), amountCents, reference, refusedFor }
}

async function describeOrder(
  db: Db,
  mail: MailRow & { kind: OrderMailKind },
): Promise<OrderMail | null> {
  const { id, kind, tries, messageId, refundId } = mail
  const [row] = await db
    .select({ order: orders, user: users })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, assertDefined(mail.orderId)))
  const to = row && mailAddressOf(row.user)
  if (!to) return null
  const { order, user } = row
  if (kind === 'placed' && order.status === orderCodes.cancelled) return null
  const [refund = null] =
    refundId === null ? [] : await db.select().from(refunds).where(eq(refunds.id, refundId))
  const [message = null] =
    messageId === null
      ? []
      : await db.select().from(orderMessages).where(eq(orderMessages.id, messageId))
  const parcel = kind === 'shipped' ? await parcelOf(db, order.id, mail.createdAt) : null
  const { country } = order.address
  return {
    id,
    kind,
    to,
    lang: languageOf(user),
    tries,
    orderId: order.id,
    sn: order.sn,
    totalCents: order.totalCents,
    freightCents: order.freightCents,
    country,
    arrivesBy: order.arrivesBy,
    refundedCents: refund?.amountCents ?? order.refundedCents,
    carrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    declared:
      kind === 'returned' && refund
        ? {
            at: refund.appliedAt,
            sendBackBy: refund.returnAddress === null ? null : order.deadline,
            returnAddress: refund.returnAddress,
          }
        : null,
    refusedFor: refund?.refusedFor ?? null,
    duties: kind === 'placed' ? await dutiesOf(db, order.id, country) : [],
    message: message?.text ?? null,
    lines:
      kind === 'returned' || kind === 'refused'
        ? await returnedLines(db, refundId)
        : await linesOf(db, order.id, parcel?.id),
  }
}

async function dutiesOf(db: Db, orderId: number, country: string): Promise<OrderMail['duties']> {
  const sold = await db
    .selectDistinct({ id: shops.id, shopName: orderLines.shopName, delivery: shops.delivery })
    .from(orderLines)
    .innerJoin(shops, eq(shops.id, orderLines.shopId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(shops.id))
  return sold.flatMap(({ shopName, delivery }) => {
    const duty = dutyTo(delivery, country)
    return duty === null ? [] : [{ shopName, duty }]
  })
}

/** The parcel that the mail is about, with its current tracking number. */
async function parcelOf(db: Db, orderId: number, createdAt: Date) {
  const [parcel = null] = await db
    .select({ id: parcels.id, carrier: parcels.carrier, trackingNumber: parcels.trackingNumber })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), lte(parcels.shippedAt, createdAt)))
    .orderBy(desc(parcels.id))
    .limit(1)
  return parcel
}

async function returnedLines(db: Db, refundId: number | null) {
  return db
    .select({
      title: orderLines.title,
      variant: orderLines.variant,
      quantity: refundLines.quantity,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(refundId === null ? sql`false` : eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.id))
}

/** All lines of the order, or those of one parcel. */
async function linesOf(db: Db, orderId: number, parcelId: number | undefined) {
  const { title, variant, quantity } = orderLines
  const lines = db
    .select({ title, variant, quantity: parcelId ? parcelLines.quantity : quantity })
    .from(orderLines)
    .$dynamic()
  return (
    parcelId
      ? lines.innerJoin(
          parcelLines,
          and(eq(parcelLines.orderLineId, orderLines.id), eq(parcelLines.parcelId, parcelId)),
        )
      : lines
  )
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
}

async function holdBack(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { to, tries }: Addressed,
  most: number,
): Promise<Date | null> {
  if (tries > 1) return null
  const key = `orderMails:${mailboxOf(to)}`
  return takePerHour({ db, clock, lang: 'en' }, { key, most })
}
