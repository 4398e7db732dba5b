import { writeFile } from 'node:fs/promises'
import { csvLine } from '../../domain/wallet/bills/csvLine.ts'
import type { MoneyReport, ReportRow } from '../../domain/ledger/reportMoney.ts'
import { optionOf, type Command } from '../command.ts'
import { queryOf } from '../listing.ts'
import { dollars, factLines, signedDollars, tableLines } from '../table.ts'

const heading = [
  'PERIOD',
  'ORDERS',
  'SALES',
  'REFUNDS',
  'CASH IN',
  'CASH OUT',
  'REVENUE',
  'CHARGES',
  'OWED',
]

export const report: Command = {
  usage: 'report [--from <day>] [--to <day>] [--by day|month] [--csv <file>]',
  summary: 'sales, refunds, cash in and out, and what is owed to shoppers, from the ledger',
  details: `Days are UTC's; without --from this month's. Sales are what was paid for orders, revenue what became
the shop's; owed is available, held and in escrow when the period ends.`,
  example: 'report --from 2026-11-01 --by month --csv november.csv',
  options: ['from', 'to', 'by', 'csv'],
  run: async (given) => {
    const query = queryOf(given, ['from', 'to', 'by'])
    const money = (await given.office.get(`/report?${query}`)) as MoneyReport
    const file = optionOf(given, 'csv')
    if (file !== undefined) {
      await writeFile(file, csvOf(money), { mode: 0o600 })
      given.say(file)
    }
    if (given.json) given.print(JSON.stringify(money))
    else for (const line of reportLines(money)) given.print(line)
    return 0
  },
}

function reportLines({ rows, total, accounts, from, to }: MoneyReport): string[] {
  const whole = { period: 'all', ...total }
  return [
    ...tableLines(heading, [...rows, whole].map(cellsOf)),
    '',
    `From ${from} to ${to}. Then stand at:`,
    ...factLines(Object.entries(accounts).map(([name, cents]) => [name, dollars(cents)])),
  ]
}

function cellsOf(row: ReportRow): string[] {
  return [
    row.period,
    String(row.orders),
    dollars(row.salesCents),
    dollars(row.refundsCents),
    dollars(row.cashInCents),
    dollars(row.cashOutCents),
    signedDollars(row.revenueCents),
    dollars(row.chargesCents),
    dollars(row.liabilitiesCents),
  ]
}

function csvOf({ rows, total }: MoneyReport): string {
  const lines = [...rows, { period: 'all', ...total }].map(
    ({ period, orders, liabilitiesCents, ...row }) =>
      csvLine([
        period,
        String(orders),
        row.salesCents / 100,
        row.refundsCents / 100,
        row.cashInCents / 100,
        row.cashOutCents / 100,
        row.revenueCents / 100,
        row.chargesCents / 100,
        liabilitiesCents / 100,
      ]),
  )
  return [csvLine(heading), ...lines].join('')
}
