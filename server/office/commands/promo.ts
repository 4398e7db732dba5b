import type { OperatorPromo } from '../../domain/checkout/listPromos.ts'
import type { Command, Noun } from '../command.ts'
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

export const promo: Noun = {
  summary: 'promo codes',
  verbs: { list },
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
