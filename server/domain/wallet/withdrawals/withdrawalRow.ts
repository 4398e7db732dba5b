import { and, eq } from 'drizzle-orm'
import type { WithdrawalDetail, WithdrawalTarget } from '../../../../contract/walletRecords.ts'
import type { Db } from '../../../db/client.ts'
import type { withdrawalQuotes } from '../../../db/schema/wallet.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { Refusal } from '../../kernel/errors.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
type TargetRow = Pick<
  typeof withdrawalQuotes.$inferSelect,
  'method' | 'cardNumber' | 'bankName' | 'network' | 'address'
>

/** Of a deleted account the target's texts are empty. */
export function toTarget(row: TargetRow): WithdrawalTarget {
  const { method, cardNumber, bankName, network, address } = row
  if (method === 'bank' && cardNumber !== null && bankName !== null) {
    return { method, cardNumber, bankName }
  }
  if (method === 'chain' && network !== null && address !== null) {
    return { method, network, address }
  }
  throw new Error('a withdrawal without a target')
}

export function toWithdrawal(row: WithdrawalRow): WithdrawalDetail {
  const { id, amountCents, chargeCents } = row
  return {
    id,
    status: row.status as WithdrawalDetail['status'],
    target: toTarget(row),
    amountCents,
    chargeCents,
    totalCents: amountCents + chargeCents,
    reference: row.reference,
    refusedFor: row.refusedFor,
    submittedAt: row.submittedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  }
}

/** Without a user id it finds any shopper's withdrawal. */
export async function findWithdrawal(
  db: Db,
  { id, userId }: { id: number; userId?: number },
): Promise<WithdrawalRow> {
  const whose = userId === undefined ? undefined : eq(withdrawals.userId, userId)
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), whose))
  if (!row) throw new Refusal('notFound')
  return row
}
