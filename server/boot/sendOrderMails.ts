import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { markMailSent, takeDueMail, type DueMail } from '../domain/messaging/mails/takeDueMail.ts'
import type { Mailer } from '../domain/messaging/mails/mail.ts'
import { noticeMailText } from '../messages/noticeMail.ts'
import { orderMailText } from '../messages/orderMail.ts'
import { securityMailText } from '../messages/securityMail.ts'
import { withdrawalMailText } from '../messages/withdrawalMail.ts'

const mostMails = 50

/**
 * Sends due mails; any number of processes may run it. A mail that fails is due again later and
 * doesn't block the others; the first error is thrown at the end. Returns how many were sent.
 */
export async function sendOrderMails(given: {
  ctx: { db: Db; clock: Clock; mailer: Mailer }
  input: { origin: string; mailsPerRecipient: number }
}): Promise<number> {
  const { ctx, input } = given
  const failures: unknown[] = []
  let sent = 0
  for (let taken = 0; taken < mostMails; taken += 1) {
    const due = await takeDueMail({ ctx, input })
    if (due === null) break
    if (due.mail === null) continue
    const { mail } = due
    const { id, to } = mail
    const { origin } = input
    try {
      await ctx.mailer.send({
        to,
        ...textOf(mail, origin),
        id: `order-mail-${id}`,
      })
      await markMailSent({ ctx, input: { id } })
      sent += 1
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return sent
}

function textOf(mail: DueMail, origin: string): { subject: string; text: string } {
  if ('orderId' in mail) return orderMailText(mail, origin)
  if ('notice' in mail) return noticeMailText(mail, origin)
  return 'change' in mail ? securityMailText(mail, origin) : withdrawalMailText(mail, origin)
}
