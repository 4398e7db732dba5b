import type { Db } from '../../../db/client.ts'
import type { orderMails } from '../../../db/schema/mails.ts'
import { assertDefined } from '../../kernel/assertDefined.ts'
import { mailAddressOf } from '../../kernel/mailAddress.ts'
import { describeNotice, type NoticeFacts } from '../pushes/describeNotice.ts'
import type { Addressed } from './addressed.ts'

/** The data of a mail about a notice that no other mail is about. */
export interface NoticeMail extends Addressed {
  notice: NoticeFacts
}

/** Null when the mail is outdated or unwanted. */
export async function describeNoticeMail(
  db: Db,
  { id, tries, noticeId }: typeof orderMails.$inferSelect,
): Promise<NoticeMail | null> {
  const notice = await describeNotice(db, assertDefined(noticeId), 'mail')
  const to = notice && mailAddressOf(notice.user)
  return to ? { id, tries, to, lang: notice.lang, notice } : null
}
