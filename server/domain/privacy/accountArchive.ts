import { makeZip } from 'client-zip'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { cartLines } from '../../db/schema/cart.ts'
import { reviews } from '../../db/schema/catalogue.ts'
import { favourites, follows, priceWishes, stockWishes } from '../../db/schema/favourites.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { orderMessages } from '../../db/schema/messages.ts'
import { notificationChoices, pushSubscriptions } from '../../db/schema/notifications.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { uploads } from '../../db/schema/uploads.ts'
import { addresses, notices, passkeys, sessions, users } from '../../db/schema/users.ts'
import { recharges, withdrawals } from '../../db/schema/wallet.ts'
import type { ShopperCtx } from '../kernel/ctx.ts'
import { readBalances } from '../ledger/readBalances.ts'
import { readDetail } from '../trade/orders/readOrders.ts'
import type { PictureStore } from '../uploads/pictureStore.ts'
import { billFile, type BillWords } from '../wallet/bills/billFile.ts'
import { csvHeading, csvLine } from '../wallet/bills/csvLine.ts'

type ArchiveCtx = Pick<ShopperCtx, 'db' | 'clock' | 'userId'> & {
  pictures: PictureStore
  words: BillWords
}

type Content = string | AsyncIterable<string | Uint8Array> | ReadableStream<Uint8Array>

/**
 * A ZIP of all that belongs to a shopper's account: JSON for programs, CSV for spreadsheets, and
 * their pictures. Each file is read while the one before is being sent.
 */
export function accountArchive({ ctx }: { ctx: ArchiveCtx }): ReadableStream<Uint8Array> {
  return makeZip(filesOf(ctx))
}

async function* filesOf(ctx: ArchiveCtx) {
  const { db, userId } = ctx
  const lastModified = ctx.clock.now()
  const own = (table: Owned, hidden: readonly string[] = []) => ownRows(ctx, table, hidden)
  const texts: Record<string, () => Promise<Content> | Content> = {
    'account.json': () => accountText(ctx),
    'addresses.json': () => own(addresses),
    'orders.json': () => ordersText(ctx),
    'orders.csv': () => orderTable(ctx),
    'refunds.json': () => own(refunds),
    'messages.json': () => own(orderMessages),
    'invoices.json': async () =>
      jsonText(
        await db
          .select(getTableColumns(invoices))
          .from(invoices)
          .innerJoin(orders, eq(orders.id, invoices.orderId))
          .where(eq(orders.userId, userId))
          .orderBy(asc(invoices.kind), asc(invoices.number)),
      ),
    'top-ups.json': () => own(recharges, ['evidenceHash']),
    'withdrawals.json': () => own(withdrawals),
    'bill.csv': () => billFile({ ctx, input: { kind: 'all', month: '' } }),
    'reviews.json': async () =>
      jsonText(
        await db
          .select(getTableColumns(reviews))
          .from(reviews)
          .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
          .where(eq(orderLines.userId, userId))
          .orderBy(asc(reviews.id)),
      ),
    'cart.json': () => own(cartLines),
    'favourites.json': () => own(favourites),
    'followed-shops.json': () => own(follows),
    'stock-wishes.json': () => own(stockWishes),
    'price-wishes.json': () => own(priceWishes),
    'notices.json': () => own(notices, ['transactionId']),
    'notification-choices.json': () => own(notificationChoices),
    'push-devices.json': () => own(pushSubscriptions, ['p256dh', 'auth']),
    'passkeys.json': () => own(passkeys, ['credentialId', 'publicKey', 'counter']),
    'devices.json': () => own(sessions, ['tokenHash']),
  }
  for (const [name, read] of Object.entries(texts)) {
    yield { name, input: await read(), lastModified }
  }
  const pictures = await db
    .select({ id: uploads.id, createdAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.createdAt))
  for (const { id, createdAt } of pictures) {
    const file = await ctx.pictures.read(id, 'large')
    if (file) yield { name: `pictures/${id}.webp`, input: file.stream, lastModified: createdAt }
  }
}

type Owned = PgTable & { userId: PgColumn }

async function ownRows({ db, userId }: ArchiveCtx, table: Owned, hidden: readonly string[]) {
  const rows = await db.select().from(table).where(eq(table.userId, userId))
  const isShown = ([name]: [string, unknown]) => name !== 'userId' && !hidden.includes(name)
  return jsonText(rows.map((row) => Object.fromEntries(Object.entries(row).filter(isShown))))
}

async function accountText({ db, userId }: ArchiveCtx): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`no user ${userId}`)
  const { passwordHash: _, payCodeHash, isDemo: _isDemo, deletedAt: _deletedAt, ...shown } = user
  const balances = await readBalances(db, userId)
  return jsonText({ ...shown, hasPaymentCode: payCodeHash !== null, ...balances })
}

/** Each order as its page shows it, one after the other. */
async function* ordersText(ctx: ArchiveCtx): AsyncGenerator<string> {
  const { db, userId } = ctx
  let before = '[\n'
  for (const { id } of await ownOrders(ctx)) {
    yield before + JSON.stringify(await readDetail(db, { orderId: id, userId }), null, 2)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

async function orderTable(ctx: ArchiveCtx): Promise<string> {
  const heading = ['order', 'placed', 'paid', 'pieces', 'subtotal', 'shipping', 'discount', 'total']
  const rows = (await ownOrders(ctx)).map((order) => [
    order.sn,
    order.placedAt.toISOString(),
    order.paidAt?.toISOString() ?? '',
    String(order.quantity),
    order.subtotalCents / 100,
    order.freightCents / 100,
    order.discountCents / 100,
    order.totalCents / 100,
    order.refundedCents / 100,
  ])
  return csvHeading([...heading, 'refunded']) + rows.map(csvLine).join('')
}

function ownOrders({ db, userId }: ArchiveCtx) {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.id))
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
