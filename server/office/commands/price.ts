import type { PriceOfVariant } from '../../domain/catalogue/changePrice.ts'
import {
  requiredOption,
  signedCentsIn,
  wordAt,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { dollars } from '../table.ts'

const show: Command = {
  usage: 'price show <sku>',
  summary: 'its price, the prior price shown with it, and its history',
  example: 'price show HL-LANTERN/brass',
  run: async (given) => {
    const sku = wordAt(given, 0, 'sku')
    return print(given, await given.office.get(`/price?${new URLSearchParams({ sku })}`))
  },
}

const set: Command = {
  usage: 'price set <sku> <dollars> --reason <text>',
  summary: 'a new price; a reduction shows the lowest of the 30 days before',
  example: 'price set HL-LANTERN/brass 24.90 --reason "Autumn sale"',
  options: ['reason'],
  run: async (given) => {
    const sku = wordAt(given, 0, 'sku')
    const word = wordAt(given, 1, 'dollars')
    const priceCents = signedCentsIn(word) ?? 0
    if (priceCents <= 0) {
      throw new WrongUsage(`<dollars> must be a price such as 24.90, not "${word}".`)
    }
    const reason = requiredOption(given, 'reason')
    return print(given, await given.office.post('/price/set', { sku, priceCents, reason }))
  },
}

export const price: Noun = {
  summary: 'what goods cost, and what they cost before',
  verbs: { show, set },
}

function print(given: Given, found: unknown): number {
  if (given.json) {
    given.print(JSON.stringify(found))
    return 0
  }
  const { sku, priceCents, priorPriceCents, history } = found as PriceOfVariant
  const prior = priorPriceCents === null ? '' : `, before ${dollars(priorPriceCents)}`
  given.print(`${sku}: ${dollars(priceCents)}${prior}`)
  for (const change of history) given.print(`  ${change.changedAt}  ${dollars(change.priceCents)}`)
  return 0
}
