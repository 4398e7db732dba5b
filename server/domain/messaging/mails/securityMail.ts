import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { orderMails } from '../../../db/schema/mails.ts'
import { notices, users, type NoticeKind } from '../../../db/schema/users.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { mailAddressOf } from '../../kernel/mailAddress.ts'
import { languageOf } from '../../kernel/languageOf.ts'
import type { Addressed } from './addressed.ts'

/** The kinds of notices that the trigger `notices_mail` queues mails for. */
export type SecurityChange = Extract<
  NoticeKind,
  'password.changed' | 'payCode.changed' | `passkey.${string}`
>

/** The data of a mail about the security of an account. Its text is elsewhere. */
export interface SecurityMail extends Addressed {
  change: SecurityChange
}

export async function describeSecurity(
  db: Db,
  { id, tries, noticeId }: typeof orderMails.$inferSelect,
): Promise<SecurityMail | null> {
  const [row] = await db
    .select({ notice: notices, user: users })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .where(eq(notices.id, assertDefined(noticeId)))
  const to = row && mailAddressOf(row.user)
  if (!to) return null
  return { id, tries, to, lang: languageOf(row.user), change: row.notice.kind as SecurityChange }
}
