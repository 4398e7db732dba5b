import { getTableColumns } from 'drizzle-orm'
import type { CardInstructions } from '../../../contract/wallet.ts'
import type { Db } from '../../db/client.ts'
import { cardInstructions } from '../../db/schema/wallet.ts'

const { onlyRow: _, ...columns } = getTableColumns(cardInstructions)

/** How shoppers pay by card; null where it isn't offered. */
export async function findCardInstructions(db: Db): Promise<CardInstructions | null> {
  const [found] = await db.select(columns).from(cardInstructions)
  return found ?? null
}

/** States the whole. */
export async function setCardInstructions(given: {
  ctx: { db: Db }
  input: CardInstructions
}): Promise<CardInstructions> {
  const { ctx, input } = given
  await ctx.db
    .insert(cardInstructions)
    .values(input)
    .onConflictDoUpdate({ target: cardInstructions.onlyRow, set: input })
  return input
}

/** Takes the top-up by card out of the offer. What waits for its audit stays. */
export async function dropCardInstructions({ ctx }: { ctx: { db: Db } }): Promise<void> {
  await ctx.db.delete(cardInstructions)
}

/** What a shopper quotes with a payment, so that the office knows whose it is. */
export function paymentReference(userId: number): string {
  return `HL-${userId}`
}
