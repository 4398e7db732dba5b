import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import { dutyTo, type Duty } from '../../../../contract/duties.ts'
import type { NotificationTopic } from '../../../../contract/notificationSettings.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import type { orderMails, OrderMailKind } from '../../../db/schema/mails.ts'
import { shops } from '../../../db/schema/catalogue.ts'
import { orderMessages } from '../../../db/schema/messages.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import { parcelLines, parcels } from '../../../db/schema/parcels.ts'
import { refundLines, refunds } from '../../../db/schema/refunds.ts'
import { users } from '../../../db/schema/users.ts'
import { isWantedNow } from '../../identity/notifications/settings.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { mailAddressOf } from '../../kernel/mailAddress.ts'
import { languageOf } from '../../kernel/languageOf.ts'
import type { Addressed } from './addressed.ts'

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
 * The topic that turns a mail off. Null: the law promises it, as the confirmation of an order and
 * of a return.
 */
const topics: Record<OrderMailKind, NotificationTopic | null> = {
  placed: null,
  shipped: 'shipped',
  returned: null,
  refunded: 'refund',
  refused: 'refund',
  message: 'message',
}

type MailRow = typeof orderMails.$inferSelect

/** Null when the mail is obsolete or unwanted. */
export async function describeOrder(
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
  const topic = topics[kind]
  if (topic && !(await isWantedNow(db, { userId: user.id, topic, way: 'mail' }))) return null
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
