import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/client.ts'
import {
  noticeMailKind,
  orderMails,
  securityMailKind,
  withdrawalMailKinds,
  type WithdrawalMailKind,
} from '../../../db/schema/mails.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { takePerHour } from '../../identity/session/takePerHour.ts'
import { mailboxOf } from '../../kernel/mailAddress.ts'
import type { Addressed } from './addressed.ts'
import { describeNoticeMail, type NoticeMail } from './noticeMail.ts'
import { describeOrder, type OrderMail } from './orderMail.ts'
import { describeSecurity, type SecurityMail } from './securityMail.ts'
import { describeWithdrawal, type WithdrawalMail } from './withdrawalMail.ts'

export type DueMail = OrderMail | WithdrawalMail | SecurityMail | NoticeMail

/**
 * Seconds until the next try, by the number of tries; after the last one the mail is given up. The
 * first delay is longer than any sending takes, so that no other process takes a mail in progress.
 */
export const retrySeconds = [120, 600, 1_800, 7_200, 21_600, 43_200] as const

/**
 * Claims a due mail for this process. It is due again later, unless it is marked as sent. Null
 * where none is due; `mail` is null when the claimed one was postponed or is obsolete.
 */
export async function takeDueMail({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { mailsPerRecipient: number }
}): Promise<{ mail: DueMail | null } | null> {
  const id = await claim(ctx, ctx.clock.now())
  if (id === null) return null
  const mail = await describe(ctx, id)
  if (mail === null) {
    await setNextTry(ctx, id, { nextTryAt: null })
    return { mail: null }
  }
  const later = await holdBack(ctx, mail, input.mailsPerRecipient)
  if (later === null) return { mail }
  await setNextTry(ctx, id, { nextTryAt: later, tries: 0 })
  return { mail: null }
}

export async function markMailSent(given: {
  ctx: Pick<Ctx, 'db' | 'clock'>
  input: { id: number }
}): Promise<void> {
  const { ctx, input } = given
  await ctx.db
    .update(orderMails)
    .set({ sentAt: ctx.clock.now(), nextTryAt: null })
    .where(eq(orderMails.id, input.id))
}

async function setNextTry(
  { db }: Pick<Ctx, 'db'>,
  id: number,
  next: { nextTryAt: Date | null; tries?: number },
): Promise<void> {
  await db.update(orderMails).set(next).where(eq(orderMails.id, id))
}

async function claim({ db }: Pick<Ctx, 'db'>, now: Date): Promise<number | null> {
  const at = sql`${sql.param(now, orderMails.nextTryAt)}::timestamptz`
  const waits = sql.join(
    retrySeconds.map((seconds, tries) => sql`when ${tries} then ${seconds}::int`),
    sql` `,
  )
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`update order_mails set tries = tries + 1,
        next_try_at = ${at} + (case tries ${waits} end) * interval '1 second'
      where id = (
        select id from order_mails where next_try_at <= ${at} order by next_try_at, id
        limit 1 for update skip locked
      ) returning id::float8 as id`,
  )
  return row?.id ?? null
}

/** Null when the mail is obsolete or unwanted. */
async function describe({ db }: Pick<Ctx, 'db'>, id: number) {
  const [mail] = await db.select().from(orderMails).where(eq(orderMails.id, id))
  if (!mail) return null
  const { kind } = mail
  if (kind === securityMailKind) return describeSecurity(db, mail)
  if (kind === noticeMailKind) return describeNoticeMail(db, mail)
  return isOfWithdrawal(kind)
    ? describeWithdrawal(db, { ...mail, kind })
    : describeOrder(db, { ...mail, kind })
}

function isOfWithdrawal(
  kind: (typeof orderMails.$inferSelect)['kind'],
): kind is WithdrawalMailKind {
  return withdrawalMailKinds.some((each) => each === kind)
}

async function holdBack(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { to, tries }: Addressed,
  most: number,
): Promise<Date | null> {
  if (tries > 1) return null
  const key = `orderMails:${mailboxOf(to)}`
  return takePerHour({ db, clock, lang: 'en' }, { key, most })
}
