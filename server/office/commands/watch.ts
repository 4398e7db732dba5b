import { setTimeout as wait } from 'node:timers/promises'
import type { OperatorAudit } from '../../domain/audits/listAudits.ts'
import type { OperatorOrder } from '../../domain/orders/listForOperator.ts'
import type { OperatorRefund } from '../../domain/refunds/listForOperator.ts'
import { optionOf, WrongUsage, type Command, type Given } from '../command.ts'
import { auditLines } from './audit.ts'
import { orderLines } from './order.ts'
import { refundLines } from './refund.ts'

const clearScreen = '\u001b[2J\u001b[H'

export const watch: Command = {
  usage: 'watch [--every <seconds>] [--once]',
  summary: 'a live table of what waits for the shop, until Ctrl-C',
  details: 'With --json one line of JSON for each change.',
  example: 'watch --every 5',
  options: ['every'],
  flags: ['once'],
  run: async (given) => {
    const seconds = readSeconds(optionOf(given, 'every') ?? '1')
    let shown = ''
    for (;;) {
      const text = await readWaiting(given)
      if (text !== shown)
        given.print(given.json || given.options['once'] ? text : clearScreen + text)
      shown = text
      if (given.options['once']) return 0
      await wait(seconds * 1000)
    }
  },
}

async function readWaiting({ office, json }: Given): Promise<string> {
  const toShip = (await office.get('/orders?limit=100')) as OperatorOrder[]
  const toAnswer = (await office.get('/refunds?limit=100')) as OperatorRefund[]
  const toAudit = (await office.get('/audits?limit=100')) as OperatorAudit[]
  if (json) return JSON.stringify({ toShip, toAnswer, toAudit })
  return [
    `To ship (${toShip.length})`,
    ...(toShip.length > 0 ? orderLines(toShip) : []),
    '',
    `To answer (${toAnswer.length})`,
    ...(toAnswer.length > 0 ? refundLines(toAnswer) : []),
    '',
    `To audit (${toAudit.length})`,
    ...(toAudit.length > 0 ? auditLines(toAudit) : []),
  ].join('\n')
}

function readSeconds(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new WrongUsage('--every must be a number of seconds.')
  return Number(text)
}
