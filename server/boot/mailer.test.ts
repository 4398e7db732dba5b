import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMailer } from './mailer.ts'

const mail = { to: 'noor@example.com', subject: 'Your code', text: '12345678' }
const from = 'Harborlane <no-reply@harborlane.example>'

test('writes a mail to the outbox folder and a line to the console without a mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-outbox-'))
  const said: string[] = []
  const outboxFolder = join(folder, 'outbox')
  const mailer = openMailer({
    smtpUrl: undefined,
    from,
    outboxFolder,
    say: (line) => said.push(line),
  })
  await mailer.send(mail)
  const names = await readdir(outboxFolder)
  const file = await readFile(join(outboxFolder, names[0]!), 'utf8')
  await rm(folder, { recursive: true })
  expect(file).toBe(`From: ${from}\nTo: noor@example.com\nSubject: Your code\n\n12345678\n`)
  expect([names.length, said.length, said[0]?.includes('12345678')]).toEqual([1, 1, true])
})

test('sends through the mail server when there is one', async () => {
  const server = await openSmtp()
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from,
    outboxFolder: '/nowhere',
    say: () => {},
  })
  await mailer.send(mail)
  server.close()
  expect(server.heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<no-reply@harborlane.example>',
      'RCPT TO:<noor@example.com>',
      'Subject: Your code',
      '12345678',
    ]),
  )
})

test.each([
  ["sean.o'neill@example.ie", "RCPT TO:<sean.o'neill@example.ie>"],
  ['info@例え.テスト', 'RCPT TO:<info@xn--r8jz45g.xn--zckzah>'],
  ['noor+shop@example.photography', 'RCPT TO:<noor+shop@example.photography>'],
])('delivers a mail to %s', async (to, said) => {
  const server = await openSmtp()
  const smtpUrl = `smtp://127.0.0.1:${server.port}`
  const mailer = openMailer({ smtpUrl, from, outboxFolder: '/nowhere', say: () => {} })
  await mailer.send({ ...mail, to })
  server.close()
  expect(server.heard.filter((line) => line.startsWith('RCPT'))).toEqual([said])
})

test('gives a mail with a key the same Message-ID each time', async () => {
  const server = await openSmtp()
  const smtpUrl = `smtp://127.0.0.1:${server.port}`
  const mailer = openMailer({ smtpUrl, from, outboxFolder: '/nowhere', say: () => {} })
  await mailer.send({ ...mail, id: 'order-mail-7' })
  await mailer.send({ ...mail, id: 'order-mail-7' })
  server.close()
  const ids = server.heard.filter((line) => line.startsWith('Message-ID:'))
  expect(ids).toEqual(Array(2).fill('Message-ID: <order-mail-7@harborlane.example>'))
})

/** An SMTP server that accepts everything and records the lines. */
async function openSmtp() {
  const heard: string[] = []
  const server = createServer((socket: Socket) => {
    let isData = false
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (line === '.') isData = false
        if (isData) continue
        isData = line === 'DATA'
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  return { port, heard, close: () => server.close() }
}
