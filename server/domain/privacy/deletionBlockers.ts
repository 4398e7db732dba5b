import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { DeletionBlockers } from '../../../contract/accountRefusals.ts'
import { orderCodes } from '../../../contract/orderDetail.ts'
import { auditCodes } from '../../../contract/walletRecords.ts'
import { pipelineAll } from '../../db/pipelineAll.ts'
import { orders } from '../../db/schema/orders.ts'
import { recharges, withdrawals } from '../../db/schema/wallet.ts'
import type { OwnerCtx } from '../kernel/ctx.ts'
import { readBalances } from '../ledger/readBalances.ts'

const openCodes = [orderCodes.waitingToPay, orderCodes.waitingForDelivery, orderCodes.delivered]

/** Reads what has to end before the shopper's account can be deleted. */
export async function showDeletion({
  ctx: { db, userId },
}: {
  ctx: Pick<OwnerCtx, 'db' | 'userId'>
}): Promise<DeletionBlockers> {
  const rowsOf = (found: readonly { rows: number }[]) => found[0]?.rows ?? 0
  const [balances, open, requests, topUps, payouts] = await pipelineAll(
    () => readBalances(db, userId),
    () =>
      db
        .select({ rows: count() })
        .from(orders)
        .where(and(eq(orders.userId, userId), inArray(orders.status, openCodes))),
    () =>
      db
        .select({ rows: count() })
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.status, orderCodes.afterSale),
            ne(orders.afterSaleStage, 'refunded'),
          ),
        ),
    () =>
      db
        .select({ rows: count() })
        .from(recharges)
        .where(and(eq(recharges.userId, userId), eq(recharges.status, auditCodes.auditing))),
    () =>
      db
        .select({ rows: count() })
        .from(withdrawals)
        .where(and(eq(withdrawals.userId, userId), eq(withdrawals.status, auditCodes.auditing))),
  )
  return {
    ...balances,
    openOrders: rowsOf(open),
    openRequests: rowsOf(requests),
    openAudits: rowsOf(topUps) + rowsOf(payouts),
  }
}
