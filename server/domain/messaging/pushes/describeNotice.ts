import { eq, sql } from 'drizzle-orm'
import type { LanguageCode } from '../../../../contract/fields.ts'
import type { NotificationWay } from '../../../../contract/notificationSettings.ts'
import { orderCodes } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { products, skus } from '../../../db/schema/catalogue.ts'
import { orders } from '../../../db/schema/orders.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { notices, users } from '../../../db/schema/users.ts'
import { recharges, withdrawals } from '../../../db/schema/wallet.ts'
import { localText } from '../../catalogue/localText.ts'
import { isWantedNow } from '../../identity/notifications/settings.ts'
import { isSent, topicOf, type SentNoticeKind } from '../../identity/notifications/topics.ts'
import { orderPreviewOf } from '../../trade/orders/orderPreview.ts'
import { languageOf } from '../../kernel/languageOf.ts'

/** What a mail or a push message about a notice needs. Its words are elsewhere. */
export interface NoticeFacts {
  noticeId: number
  kind: SentNoticeKind
  at: Date
  lang: LanguageCode
  user: typeof users.$inferSelect
  /** Messages about the same order are shown as one. */
  orderId: number | null
  /** The goods: of the order the first ones. */
  title: string | null
  amountCents: number | null
  /** The screen that shows it. */
  href: string
}

/** Null where the notice isn't sent this way now: unwanted, outdated, or shown in the app alone. */
export async function describeNotice(
  db: Db,
  noticeId: number,
  way: NotificationWay,
): Promise<NoticeFacts | null> {
  const [row] = await db
    .select({
      notice: notices,
      user: users,
      status: orders.status,
      preview: orderPreviewOf(notices.orderId),
      productId: products.id,
      title: products.title,
      priceCents: skus.priceCents,
      arrivedCents: recharges.arrivedCents,
      withdrawnCents: withdrawals.amountCents,
      refundStage: refunds.stage,
      refundedCents: sql<number | null>`${refunds.amountCents}`.mapWith(refunds.amountCents),
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .leftJoin(orders, eq(orders.id, notices.orderId))
    .leftJoin(refunds, eq(refunds.id, notices.refundId))
    .leftJoin(recharges, eq(recharges.id, notices.rechargeId))
    .leftJoin(withdrawals, eq(withdrawals.id, notices.withdrawalId))
    .leftJoin(skus, eq(skus.id, notices.skuId))
    .leftJoin(products, eq(products.id, skus.productId))
    .where(eq(notices.id, noticeId))
  if (!row) return null
  const { notice, user } = row
  const { kind } = notice
  if (user.deletedAt || !isSent(kind)) return null
  // The money followed at once, and has a mail of its own.
  if (way === 'mail' && kind === 'refund.approved' && row.refundStage === 'refunded') return null
  if (kind === 'receipt.due' && row.status !== orderCodes.delivered) return null
  if (!(await isWantedNow(db, { userId: user.id, topic: topicOf(kind), way }))) return null
  const lang = languageOf(user)
  return {
    noticeId,
    kind,
    at: notice.createdAt,
    lang,
    user,
    orderId: notice.orderId,
    title: row.title ? localText(row.title, lang) : (row.preview?.title ?? null),
    amountCents:
      row.priceCents ?? row.arrivedCents ?? row.withdrawnCents ?? row.refundedCents ?? null,
    href: hrefOf(notice, row.productId),
  }
}

/** As the list of notices links them. */
function hrefOf(notice: typeof notices.$inferSelect, productId: number | null): string {
  const { kind, orderId, rechargeId, withdrawalId, skuId } = notice
  if (productId !== null) return `/detail/${productId}?sku=${skuId}`
  if (orderId !== null) {
    return kind === 'message.received' ? `/messages/${orderId}` : `/orderInfo/${orderId}`
  }
  if (rechargeId !== null) return `/topUpRecord?id=${rechargeId}`
  if (withdrawalId !== null) return `/depositRecord?id=${withdrawalId}`
  return kind === 'balance.adjusted' ? '/capitalRecord' : '/security'
}
