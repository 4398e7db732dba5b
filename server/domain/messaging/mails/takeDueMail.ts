import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { LanguageCode } from '../../../../contract/fields.ts'
import { languageCodes } from '../../../../contract/languageCodes.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import { rowsOf, type Db } from '../../../db/client.ts'
import { orderMails, type OrderMailKind } from '../../../db/schema/mails.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { users } from '../../../db/schema/users.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { takePerHour } from '../../identity/session/takePerHour.ts'
import { mailAddressOf, mailboxOf } from '../../kernel/mailAddress.ts'

/** The data of an order mail. Its text is elsewhere. */
export interface OrderMail {
  id: number
  kind: OrderMailKind
  to: string
  lang: LanguageCode
  tries: number
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
}): Promise<{ mail: OrderMail | null } | null> {
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
async function describe({ db }: Pick<Ctx, 'db'>, id: number): Promise<OrderMail | null> {
  const [row] = await db
    .select({
      mail: orderMails,
      order: orders,
      user: users,
      refund: refunds,
      message: orderMessages.text,
    })
    .from(orderMails)
    .innerJoin(orders, eq(orders.id, orderMails.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(refunds, eq(refunds.id, orderMails.refundId))
    .leftJoin(orderMessages, eq(orderMessages.id, orderMails.messageId))
    .where(eq(orderMails.id, id))
  const to = row && mailAddressOf(row.user)
  if (!to) return null
  const { mail, order, user, refund, message } = row
  if (mail.kind === 'placed' && order.status === orderCodes.cancelled) return null
  const parcel = mail.kind === 'shipped' ? await parcelOf(db, mail) : null
  return {
    id,
    kind: mail.kind,
    to,
    lang: languageCodes.find((code) => code === user.language) ?? 'en',
    tries: mail.tries,
    orderId: order.id,
    sn: order.sn,
    totalCents: order.totalCents,
    freightCents: order.freightCents,
    country: order.address.country,
    arrivesBy: order.arrivesBy,
    refundedCents: refund?.amountCents ?? order.refundedCents,
    carrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    declared:
      mail.kind === 'returned' && refund
        ? {
            at: refund.appliedAt,
            sendBackBy: refund.returnAddress === null ? null : order.deadline,
            returnAddress: refund.returnAddress,
          }
        : null,
    message,
    lines:
      mail.kind === 'returned'
        ? await returnedLines(db, mail.refundId)
        : await linesOf(db, order.id, parcel?.id),
  }
}

/** The parcel that the mail is about, with its current tracking number. */
async function parcelOf(db: Db, { orderId, createdAt }: typeof orderMails.$inferSelect) {
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
  { to, tries }: OrderMail,
  most: number,
): Promise<Date | null> {
  if (tries > 1) return null
  const key = `orderMails:${mailboxOf(to)}`
  return takePerHour({ db, clock, lang: 'en' }, { key, most })
}
