import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { orderMails, WithdrawalMailKind } from '../../../db/schema/mails.ts'
import { users } from '../../../db/schema/users.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { isWantedNow } from '../../identity/notifications/settings.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { mailAddressOf } from '../../kernel/mailAddress.ts'
import { languageOf } from '../../kernel/languageOf.ts'
import type { Addressed } from './addressed.ts'

/** The data of a mail about an answered withdrawal. Its text is elsewhere. */
export interface WithdrawalMail extends Addressed {
  kind: WithdrawalMailKind
  amountCents: number
  /** The bank's, or the transaction on the chain. */
  reference: string | null
  refusedFor: string | null
}

type MailRow = typeof orderMails.$inferSelect

/** Null when the mail is unwanted. */
export async function describeWithdrawal(
  db: Db,
  { id, kind, tries, withdrawalId }: MailRow & { kind: WithdrawalMailKind },
): Promise<WithdrawalMail | null> {
  const [row] = await db
    .select({ withdrawal: withdrawals, user: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.id, assertDefined(withdrawalId)))
  const to = row && mailAddressOf(row.user)
  if (!to) return null
  const wanted = { userId: row.user.id, topic: 'wallet', way: 'mail' } as const
  if (!(await isWantedNow(db, wanted))) return null
  const { amountCents, reference, refusedFor } = row.withdrawal
  return { id, kind, tries, to, lang: languageOf(row.user), amountCents, reference, refusedFor }
}
