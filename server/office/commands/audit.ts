import { exhaustive } from '../../../contract/exhaustive.ts'
import {
  auditCodes,
  type RechargeDetail,
  type WithdrawalDetail,
  type WithdrawalTarget,
} from '../../../contract/walletRecords.ts'
import type { OperatorAudit } from '../queries/listAudits.ts'
import type { Adjusted } from '../../domain/ledger/adjustBalance.ts'
import { adjustedText } from '../adjustedText.ts'
import {
  centsOption,
  optionOf,
  requiredOption,
  wordAt,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { auditStateNames } from '../requests.ts'
import { pictureOptions, showPictures } from '../showPictures.ts'
import { dollars, factLines, tableLines } from '../table.ts'

type Shown = OperatorAudit & { evidenceFile: string | null; reference: string | null }
type Resolved = RechargeDetail | WithdrawalDetail

const list: Command = {
  usage: `audit list [--filter waiting|all] [--status <name>] ${searchUsage}`,
  summary:
    'lists recharges (R…) and withdrawals (W…); without --filter those that wait, oldest first',
  details: `Statuses: ${auditStateNames.join(', ')}. --search looks at account, addresses, card and reference.`,
  example: 'audit list --status refused --since 30d',
  options: ['filter', 'status', ...searchOptions],
  run: async (given) => {
    const query = searchedAmongAll(queryOf(given, ['filter', 'status', ...searchOptions]), 'filter')
    const found = (await given.office.get(`/audits?${query}`)) as OperatorAudit[]
    return printList(given, found, { none: 'No such audits.', lines: auditLines })
  },
}

const show: Command = {
  usage: 'audit show <R…|W…> [--pictures <folder>] [--open]',
  summary: 'one recharge or withdrawal, with its evidence picture',
  example: 'audit show R38 --open',
  ...pictureOptions,
  run: async (given) => {
    const query = new URLSearchParams({ name: wordAt(given, 0, 'R…|W…') })
    const shown = (await given.office.get(`/audit?${query}`)) as Shown
    if (given.json) given.print(JSON.stringify(shown))
    else for (const line of factLines(factsOf(shown))) given.print(line)
    const { record } = shown
    const evidence = 'evidence' in record ? record.evidence : null
    await showPictures(given, evidence === null ? [] : [evidence.id])
    return 0
  },
}

const pass: Command = {
  usage:
    'audit pass <R…> --arrival <dollars> [--yes <dollars>] | audit pass <W…> --reference <text>',
  summary: 'credits a recharge by what arrived, or closes a withdrawal that was paid out',
  details: `The reference is the bank's, or the transaction on the chain. An arrival that is more than 10 % or $100
off what the shopper claimed is confirmed by typing the amount, or with --yes and the amount.`,
  example: 'audit pass R38 --arrival 50',
  options: ['arrival', 'reference', 'yes'],
  run: (given) => {
    const arrivedCents = centsOption(given, 'arrival', 1)
    const reference = optionOf(given, 'reference')
    if ((arrivedCents === null) === (reference === undefined)) {
      throw new WrongUsage('Either --arrival (of a recharge) or --reference (of a withdrawal).')
    }
    const body = arrivedCents === null ? { reference } : { arrivedCents }
    return answer(given, '/pass', body)
  },
}

const reverse: Command = {
  usage: 'audit reverse <R…> --reason <text> [--yes <dollars>]',
  summary: 'takes back what a recharge credited, once; the shopper reads the reason',
  details: `What is shown is confirmed by typing the amount that was credited, or with --yes and the amount. A balance
that can't cover it stays as it is.`,
  example: 'audit reverse R38 --reason "The bank took the payment back"',
  options: ['reason', 'yes'],
  run: async (given) => {
    const name = wordAt(given, 0, 'R…')
    const body = { name, reason: requiredOption(given, 'reason') }
    const done = (await postConfirmed(given, '/reverse', body)) as Adjusted
    if (given.json) given.print(JSON.stringify(done))
    else given.print(`${name.toUpperCase()}: ${adjustedText(done)}`)
    return 0
  },
}

const decline: Command = {
  usage: 'audit decline <R…|W…> --reason <text>',
  summary: 'refuses a recharge or a withdrawal with the reason; what was held is available again',
  example: 'audit decline R38 --reason "The picture shows another account"',
  options: ['reason'],
  run: (given) => answer(given, '/decline', { reason: requiredOption(given, 'reason') }),
}

export const audit: Noun = {
  summary: 'recharges (R…) and withdrawals (W…), and the answers to them',
  verbs: { list, show, pass, decline, reverse },
  named: /^[RW]\d+$/i,
}

export function auditLines(list: readonly OperatorAudit[]): string[] {
  return tableLines(
    ['AUDIT', 'STATUS', 'ACCOUNT', 'AMOUNT', 'BY', 'SUBMITTED'],
    list.map(({ name, account, record }) => [
      name,
      statusText(record.status),
      account,
      dollars(record.amountCents),
      'target' in record ? targetText(record.target) : sourceText(record),
      record.submittedAt,
    ]),
  )
}

async function answer(given: Given, path: string, body: object): Promise<number> {
  const name = wordAt(given, 0, 'R…|W…')
  const record = (await postConfirmed(given, path, { name, ...body })) as Resolved
  if (given.json) given.print(JSON.stringify(record))
  else for (const line of resolvedLines(name.toUpperCase(), record)) given.print(line)
  return 0
}

/** Prints the claimed amount and the arrived one next to each other when they differ. */
function resolvedLines(name: string, record: Resolved): string[] {
  const sums =
    !('target' in record) && (record.arrivedCents ?? record.amountCents) !== record.amountCents
      ? [
          `  claimed  ${dollars(record.amountCents)}`,
          `  arrived  ${dollars(record.arrivedCents ?? 0)}`,
        ]
      : []
  return [`${name}: ${statusText(record.status)}${sumText(record)}`, ...sums]
}

function sumText(record: Resolved): string {
  if ('target' in record) return `, ${dollars(record.totalCents)} no longer held`
  return record.arrivedCents === null ? '' : `, ${dollars(record.arrivedCents)} credited`
}

function factsOf({
  name,
  account,
  record,
  evidenceFile,
  reference,
}: Shown): [string, string | null][] {
  return [
    ['audit', name],
    ['status', statusText(record.status)],
    ['account', account],
    ['amount', dollars(record.amountCents)],
    ['submitted', record.submittedAt],
    ['resolved', record.resolvedAt],
    ['refused for', record.refusedFor],
    ...('target' in record
      ? ([
          ['charge', dollars(record.chargeCents)],
          ['to', targetText(record.target)],
          ['reference', record.reference],
        ] as [string, string | null][])
      : ([
          ['by', sourceText(record)],
          ['reference to quote', reference],
          ['to', record.depositAddress],
          ['transaction', record.transactionHash],
          ['arrived', record.arrivedCents === null ? null : dollars(record.arrivedCents)],
          ['evidence', evidenceFile],
        ] as [string, string | null][])),
  ]
}

function targetText(target: WithdrawalTarget): string {
  return target.method === 'bank'
    ? `${target.bankName} ${target.cardNumber}`
    : `${target.network} ${target.address}`
}

function sourceText({
  method,
  network,
  ownAddress,
}: Pick<RechargeDetail, 'method' | 'network' | 'ownAddress'>): string {
  switch (method) {
    case 'card':
      return method
    case 'chain':
      return `${network ?? ''} ${ownAddress ?? ''}`
    default:
      return exhaustive(method)
  }
}

function statusText(status: number): string {
  return Object.entries(auditCodes).find(([, code]) => code === status)?.[0] ?? String(status)
}
