import { and, count, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { maxSavedItems } from '../../../../contract/limits.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { Refusal } from '../../kernel/errors.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

interface SavedItem<Found> {
  table: PgTable & { id: PgColumn; userId: PgColumn }
  /** Which of the shopper's rows it is. */
  isIt: SQL
  wanted: boolean
  /** Reads what the row is about. Nothing: it doesn't exist. */
  find: (tx: Db) => PromiseLike<readonly Found[]>
  insert: (tx: Db, found: Found) => PromiseLike<unknown>
}

/**
 * Stores or removes one of a shopper's saved items; what is so already stays. Refuses with
 * `notFound` and `savedItemsFull`.
 */
export async function setSaved<Found>(
  { db, userId }: ShopperCtx,
  { table, isIt, wanted, find, insert }: SavedItem<Found>,
): Promise<void> {
  const isOwn = eq(table.userId, userId)
  const isWanted = and(isOwn, isIt)
  await db.transaction(async (tx) => {
    if (!wanted) {
      await pipelineAll(
        () => lockUser(tx, userId),
        () => tx.delete(table).where(isWanted),
      )
      return
    }
    const [, [known], [found], [saved]] = await pipelineAll(
      () => lockUser(tx, userId),
      () => tx.select({ id: table.id }).from(table).where(isWanted),
      () => find(tx),
      () => tx.select({ rows: count() }).from(table).where(isOwn),
    )
    if (known) return
    if (found === undefined) throw new Refusal('notFound')
    if (saved && saved.rows >= maxSavedItems) {
      throw new Refusal('savedItemsFull', { most: maxSavedItems })
    }
    await insert(tx, found)
  })
}
