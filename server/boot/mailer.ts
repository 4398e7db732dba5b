import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from '../domain/messaging/mails/mail.ts'

/** Their sum is less than the delay before a mail is retried. */
const longestWaits = { connectionTimeout: 20_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

type Sent = Omit<Mail, 'id'> & { from: string; messageId?: string }

/**
 * Sends by SMTP when a server is configured. Otherwise it writes to the outbox folder, and to `say`
 * unless that is null.
 */
export function openMailer(options: {
  smtpUrl: string | undefined
  from: string
  outboxFolder: string
  say: ((line: string) => void) | null
}): Mailer {
  const { smtpUrl, from, outboxFolder, say } = options
  if (!smtpUrl) return { send: (mail) => writeToOutbox({ ...mail, from }, outboxFolder, say) }
  let opened: Promise<{ sendMail: (mail: Sent) => Promise<unknown> }> | null = null
  const open = async () => {
    const { default: nodemailer } = await import('nodemailer')
    return nodemailer.createTransport({ url: smtpUrl, ...longestWaits })
  }
  return {
    async send({ id, ...mail }) {
      opened ??= open()
      const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
      const messageId = id === undefined ? {} : { messageId: `<${id}@${host}>` }
      await (await opened).sendMail({ ...mail, from, ...messageId })
    },
  }
}

async function writeToOutbox(
  mail: Mail & { from: string },
  folder: string,
  say: ((line: string) => void) | null,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${Date.now()}-${randomBytes(4).toString('hex')}.txt`
  const file = join(folder, name)
  const { from, to, subject, text } = mail
  await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`, {
    mode: 0o600,
  })
  say?.(`Mail to ${to} (${file})\n  ${subject}\n  ${text.replaceAll('\n', '\n  ')}`)
}
