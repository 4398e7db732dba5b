import { setTimeout as wait } from 'node:timers/promises'
import type { OperatorAudit } from '../queries/listAudits.ts'
import type { Health as DatabaseHealth } from '../queries/readHealth.ts'
import type { OperatorThread } from '../queries/listMessages.ts'
import type { OperatorOrder } from '../queries/listOrders.ts'
import type { OperatorRefund } from '../queries/listRefunds.ts'
import type { StockRow } from '../queries/listStock.ts'
import { optionOf, WrongUsage, type Command, type Given } from '../command.ts'
import { auditLines } from './audit.ts'
import { messageLines } from './message.ts'
import { orderLines } from './order.ts'
import { refundLines } from './refund.ts'
import { stockLines } from './stock.ts'

const clearScreen = '\u001b[2J\u001b[H'

export const watch: Command = {
  usage: 'watch [--every <seconds>] [--low <pieces>] [--once]',
  summary: 'a live table of what waits for the shop, and for how long, until Ctrl-C',
  details: `Variants with fewer free pieces than --low, 5 without it, are running out. With --json one line of JSON
for each change.`,
  example: 'watch --every 5',
  options: ['every', 'low'],
  flags: ['once'],
  run: async (given) => {
    const seconds = readCount(given, 'every', { otherwise: '1', unit: 'seconds' })
    const low = readCount(given, 'low', { otherwise: '5', unit: 'pieces' })
    let shown = ''
    for (;;) {
      const text = await readWaiting(given, low)
      if (text !== shown)
        given.print(given.json || given.options['once'] ? text : clearScreen + text)
      shown = text
      if (given.options['once']) return 0
      await wait(seconds * 1000)
    }
  },
}

async function readWaiting({ office, json }: Given, low: number): Promise<string> {
  const toShip = (await office.get('/orders?limit=1000')) as OperatorOrder[]
  const toAnswer = (await office.get('/refunds?limit=1000')) as OperatorRefund[]
  const messages = (await office.get('/messages?limit=1000')) as OperatorThread[]
  const toAudit = (await office.get('/audits?limit=1000')) as OperatorAudit[]
  const health = (await office.get('/health')) as Health
  const scarce = (await office.get(`/stock?below=${low}&limit=1000`)) as StockRow[]
  const runningOut = scarce.filter(({ sellable }) => sellable)
  if (json) return JSON.stringify({ health, toShip, toAnswer, messages, toAudit, runningOut })
  return [
    healthLine(health),
    '',
    `To ship (${toShip.length})`,
    ...aged(
      orderLines(toShip),
      toShip.map(({ paidAt, placedAt }) => paidAt ?? placedAt),
    ),
    '',
    `To answer (${toAnswer.length})`,
    ...aged(
      refundLines(toAnswer),
      toAnswer.map(({ stageAt }) => stageAt),
    ),
    '',
    `Messages (${messages.length})`,
    ...aged(
      messageLines(messages),
      messages.map(({ waitsSince, lastAt }) => waitsSince ?? lastAt),
    ),
    '',
    `To audit (${toAudit.length})`,
    ...aged(
      auditLines(toAudit),
      toAudit.map(({ record }) => record.submittedAt),
    ),
    '',
    `Running out (${runningOut.length})`,
    ...(runningOut.length === 0 ? [] : stockLines(runningOut)),
  ].join('\n')
}

type Health = DatabaseHealth & { clockJumpSeconds: number }

/** One line that says what is late. It names no ages: the table is printed again when a line changes. */
function healthLine(health: Health): string {
  const { overdueOrders, mailsOldestSeconds, outboxRows, unsealedSeconds } = health
  const jump = health.clockJumpSeconds
  const late = [
    jump === 0 ? '' : `the database’s clock jumped by ${jump} s`,
    overdueOrders > 0 ? `${overdueOrders} deadlines not applied` : '',
    mailsOldestSeconds > lateSeconds ? `${health.mailsWaiting} mails not sent` : '',
    outboxRows > manyChanges ? `${outboxRows} changes not published` : '',
    unsealedSeconds > lateSeconds ? 'the ledger is not sealed' : '',
  ].filter(Boolean)
  return late.length === 0 ? 'Health: all is on time' : `Health: ${late.join(', ')}`
}

const lateSeconds = 15 * 60
const manyChanges = 100

/** A table whose first column is how long each row has waited; empty without rows. */
function aged(lines: readonly string[], since: readonly string[]): string[] {
  if (since.length === 0) return []
  const now = new Date()
  const ages = ['WAITS', ...since.map((moment) => ageText(moment, now))]
  const widest = Math.max(...ages.map((age) => age.length))
  return lines.map((line, at) => `${(ages[at] ?? '').padEnd(widest)}  ${line}`)
}

function readCount(
  given: Given,
  name: string,
  { otherwise, unit }: { otherwise: string; unit: string },
): number {
  const text = optionOf(given, name) ?? otherwise
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new WrongUsage(`--${name} must be a number of ${unit}.`)
  return Number(text)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something has waited, such as `3 h` or `2 d`. */
function ageText(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(since))
  if (ms < hour) return `${Math.floor(ms / minute)} min`
  return ms < 2 * day ? `${Math.floor(ms / hour)} h` : `${Math.floor(ms / day)} d`
}
