import { isCalendarDay } from '../../../contract/calendarDay.ts'
import type { OperatorPromo } from '../../domain/trade/checkout/listPromos.ts'
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
import { printList } from '../listing.ts'
import { dollars, tableLines } from '../table.ts'

const list: Command = {
  usage: 'promo list',
  summary: 'lists the promo codes, those that end first above',
  example: 'promo list',
  run: async (given) => {
    const found = (await given.office.get('/promos')) as OperatorPromo[]
    return printList(given, found, { none: 'No promo codes.', lines: promoLines })
  },
}

const create: Command = {
  usage:
    'promo create <code> --percent <1–90> | --amount <dollars> --ends <day> [--starts <day>] [--from <dollars>] [--most <dollars>] [--each <n>] [--announce]',
  summary: 'a new promo code: a share of the goods, or an amount',
  details: `Days are UTC's, and the last one counts. --from is what the goods must cost, --most what a share takes off at
most, --each how often one shopper may use it (once without it). --announce shows it on the front page.`,
  example: 'promo create SPRING10 --percent 10 --most 20 --ends 2027-03-31 --announce',
  options: ['percent', 'amount', 'ends', 'starts', 'from', 'most', 'each'],
  flags: ['announce'],
  run: async (given) => {
    const code = wordAt(given, 0, 'code')
    const created = await given.office.post('/promo/create', { code, ...termsIn(given) })
    return printPromo(given, created as OperatorPromo)
  },
}

const end: Command = {
  usage: 'promo end <code>',
  summary: 'from now on nobody can use it; orders that did keep what it took off',
  example: 'promo end SPRING10',
  run: async (given) => {
    const code = wordAt(given, 0, 'code')
    return printPromo(given, (await given.office.post('/promo/end', { code })) as OperatorPromo)
  },
}

export const promo: Noun = {
  summary: 'promo codes',
  verbs: { list, create, end },
}

function termsIn(given: Given): object {
  const percent = optionOf(given, 'percent')
  const amountCents = centsOption(given, 'amount', 1)
  if ((percent === undefined) === (amountCents === null)) {
    throw new WrongUsage('Either --percent or --amount.')
  }
  if (percent !== undefined && !/^([1-9]|[1-8]\d|90)$/.test(percent)) {
    throw new WrongUsage(`--percent must be a whole number from 1 to 90, not "${percent}".`)
  }
  const each = optionOf(given, 'each') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(each)) {
    throw new WrongUsage(`--each must be a whole number, not "${each}".`)
  }
  const starts = optionOf(given, 'starts')
  return {
    ...(percent === undefined
      ? { kind: 'amount', value: amountCents }
      : { kind: 'percent', value: Number(percent) }),
    maxDiscountCents: centsOption(given, 'most', 1) ?? undefined,
    minSubtotalCents: centsOption(given, 'from', 0) ?? 0,
    usesPerUser: Number(each),
    isAnnounced: given.options['announce'] === true,
    ...(starts === undefined ? {} : { startsAt: dayStart('starts', starts).toISOString() }),
    endsAt: new Date(
      dayStart('ends', requiredOption(given, 'ends')).getTime() + dayMs,
    ).toISOString(),
  }
}

const dayMs = 86_400_000

function dayStart(name: string, text: string): Date {
  if (!isCalendarDay(text) || !text.startsWith('20')) {
    throw new WrongUsage(`--${name} must be a day such as 2027-03-31, not "${text}".`)
  }
  return new Date(`${text}T00:00:00.000Z`)
}

function printPromo({ json, print }: Given, one: OperatorPromo): number {
  if (json) print(JSON.stringify(one))
  else for (const line of promoLines([one])) print(line)
  return 0
}

function promoLines(found: readonly OperatorPromo[]): string[] {
  return tableLines(
    ['CODE', 'STATE', 'TAKES OFF', 'AT MOST', 'FROM', 'EACH', 'USED', 'STARTS', 'ENDS', 'ON HOME'],
    found.map((row) => [
      row.code,
      row.state,
      row.kind === 'percent' ? `${row.value} %` : dollars(row.value),
      row.maxDiscountCents === null ? '' : dollars(row.maxDiscountCents),
      dollars(row.minSubtotalCents),
      String(row.usesPerUser),
      String(row.uses),
      row.startsAt,
      row.endsAt,
      row.isAnnounced ? 'yes' : 'no',
    ]),
  )
}
