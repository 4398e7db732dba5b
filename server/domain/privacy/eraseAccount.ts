import { and, asc, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isBlocked } from '../../../contract/accountRefusals.ts'
import type { Db } from '../../db/client.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { reviews, shops } from '../../db/schema/catalogue.ts'
import { favourites, follows, priceWishes, stockWishes } from '../../db/schema/favourites.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orderMessages } from '../../db/schema/messages.ts'
import { notificationChoices } from '../../db/schema/notifications.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { uploads } from '../../db/schema/uploads.ts'
import {
  addresses,
  idempotencyKeys,
  loginFailures,
  notices,
  passkeyChallenges,
  passkeys,
  passwordCodes,
  payCodeCounters,
  payProofs,
  sessions,
  users,
} from '../../db/schema/users.ts'
import { recharges, withdrawalQuotes, withdrawals } from '../../db/schema/wallet.ts'
import { publishChange } from '../kernel/changes.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { Refusal } from '../kernel/errors.ts'
import { mailAddressOf, mailboxOf } from '../kernel/mailAddress.ts'
import { showDeletion } from './deletionBlockers.ts'

type User = typeof users.$inferSelect

const daySeconds = 86_400

/**
 * Erases who a shopper was, in the caller's transaction. Orders, sums and reviews stay, under the
 * account's number. Refuses with `accountInUse`.
 *
 * Lock order: the shopper's row, so strongly that no transaction of theirs that moves money or
 * stock runs at the same time, then their orders, then shops and products.
 */
export async function eraseAccount(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { id: userId, passwordHash }: { id: number; passwordHash: string },
): Promise<void> {
  const { db: tx } = ctx
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!user || user.deletedAt || user.passwordHash !== passwordHash) {
    throw new Refusal('passwordWrong')
  }
  const blockers = await showDeletion({ ctx: { db: tx, userId } })
  if (isBlocked(blockers)) throw new Refusal('accountInUse', blockers)
  const at = ctx.clock.now()
  // The triggers that guard orders, invoices and audits allow the rest once this is written.
  await tx.update(users).set(erasedUser(user, at)).where(eq(users.id, userId))
  await eraseOrders(tx, userId)
  await eraseAudits(tx, userId)
  await unfollow(tx, userId)
  await anonymizeReviews(tx, userId)
  await deleteRows(tx, user)
  // A row without a use is deleted with its files by the next sweep, from a day after its upload.
  await tx
    .update(uploads)
    .set({ uses: 0, isPublic: false, contentHash: null, createdAt: addSeconds(at, -daySeconds) })
    .where(eq(uploads.userId, userId))
}

/** The database checks that nothing else is left of a deleted account. */
function erasedUser({ id }: User, deletedAt: Date): Partial<User> {
  return {
    account: `#${id}`,
    passwordHash: '',
    payCodeHash: null,
    familyName: '',
    givenName: '',
    email: null,
    mobile: null,
    picture: null,
    language: null,
    passkeyRequired: false,
    pushDetails: false,
    securityChangedAt: null,
    deletedAt,
  }
}

async function eraseOrders(tx: Db, userId: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.id))
    .for('no key update')
  await tx
    .update(orders)
    .set({ address: sql`erased_address(${orders.address})`, note: '' })
    .where(eq(orders.userId, userId))
  await tx.update(refunds).set({ explanation: '', evidence: [] }).where(eq(refunds.userId, userId))
  await tx
    .update(orderMessages)
    .set({ text: '', pictures: [] })
    .where(eq(orderMessages.userId, userId))
  await tx
    .update(invoices)
    .set({
      content: sql`jsonb_set(${invoices.content}, '{buyer}', erased_address(${invoices.content}->'buyer'))`,
    })
    .where(inArray(invoices.orderId, own))
}

/** Sums, dates, transaction numbers and the fingerprint of the evidence stay: they prevent a second credit. */
async function eraseAudits(tx: Db, userId: number): Promise<void> {
  await tx
    .update(recharges)
    .set({ ownAddress: emptied(recharges.ownAddress), evidenceId: null })
    .where(eq(recharges.userId, userId))
  await tx
    .delete(withdrawalQuotes)
    .where(and(eq(withdrawalQuotes.userId, userId), sql`${withdrawalQuotes.usedAt} is null`))
  for (const table of [withdrawalQuotes, withdrawals]) {
    await tx
      .update(table)
      .set({
        cardNumber: emptied(table.cardNumber),
        bankName: emptied(table.bankName),
        address: emptied(table.address),
      })
      .where(eq(table.userId, userId))
  }
}

/** An absent text stays absent, because the table's checks tell by it how the money moved. */
function emptied(column: PgColumn) {
  return sql`case when ${column} is not null then '' end`
}

async function unfollow(tx: Db, userId: number): Promise<void> {
  const left = await tx
    .delete(follows)
    .where(eq(follows.userId, userId))
    .returning({ shopId: follows.shopId })
  for (const { shopId } of left.toSorted((a, b) => a.shopId - b.shopId)) {
    await tx
      .update(shops)
      .set({ fanCount: sql`${shops.fanCount} - 1` })
      .where(eq(shops.id, shopId))
  }
}

/** An empty author is shown as a former shopper. */
async function anonymizeReviews(tx: Db, userId: number): Promise<void> {
  const own = tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.userId, userId))
  const changed = await tx
    .update(reviews)
    .set({ authorName: '', pictures: [] })
    .where(and(isNotNull(reviews.orderLineId), inArray(reviews.orderLineId, own)))
    .returning({ productId: reviews.productId })
  const productIds = [...new Set(changed.map(({ productId }) => productId))]
  if (productIds.length > 0) await publishChange(tx, { kind: 'products', productIds })
}

async function deleteRows(tx: Db, user: User): Promise<void> {
  const own = [
    // Push subscriptions and their unsent messages go with the sessions.
    sessions,
    passkeys,
    passkeyChallenges,
    payCodeCounters,
    payProofs,
    addresses,
    cartLines,
    favourites,
    stockWishes,
    priceWishes,
    notificationChoices,
    notices,
    idempotencyKeys,
    passwordCodes,
  ]
  for (const table of own) await tx.delete(table).where(eq(table.userId, user.id))
  const { account } = user
  const mail = mailAddressOf(user)
  await tx.delete(passwordCodes).where(eq(passwordCodes.account, account))
  // The keys of loginThrottle.ts and of the mails per recipient.
  await tx
    .delete(loginFailures)
    .where(
      or(
        inArray(loginFailures.key, [
          ...['', 'reset:', 'mail:'].map((kind) => `account:${kind}${account}`),
          `mails:nobody ${account}`,
          ...(mail === null ? [] : [`mails:${mailboxOf(mail)}`]),
        ]),
        ...['', 'reset:', 'mail:'].map((kind) =>
          like(loginFailures.key, `% ${kind}${escaped(account)}`),
        ),
      ),
    )
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
