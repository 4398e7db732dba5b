import { and, eq } from 'drizzle-orm'
import type { RechargeDetail } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import { recharges } from '../../../db/schema/wallet.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { Refusal } from '../../kernel/errors.ts'
import { uploadedPictureOf } from '../../uploads/uploadedPictureOf.ts'

export type RechargeRow = typeof recharges.$inferSelect

export function toRecharge(row: RechargeRow): RechargeDetail {
  return {
    id: row.id,
    status: row.status as RechargeDetail['status'],
    method: row.method,
    network: row.network,
    depositAddress: row.depositAddress,
    ownAddress: row.ownAddress,
    transactionHash: row.transactionHash,
    amountCents: row.amountCents,
    arrivedCents: row.arrivedCents,
    evidence: uploadedPictureOf(assertDefined(row.evidenceId)),
    refusedFor: row.refusedFor,
    submittedAt: row.submittedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }
}

/** Without a user id it finds any shopper's recharge. */
export async function findRecharge(
  db: Db,
  { id, userId }: { id: number; userId?: number },
): Promise<RechargeRow> {
  const whose = userId === undefined ? undefined : eq(recharges.userId, userId)
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, id), whose))
  if (!row) throw new Refusal('notFound')
  return row
}
