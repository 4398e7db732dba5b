import type { CardInstructions } from '../../../contract/wallet.ts'
import { optionOf, type Command, type Given, type Noun } from '../command.ts'
import { factLines } from '../table.ts'

const fields = ['holder', 'bank', 'account', 'code', 'link'] as const

const show: Command = {
  usage: 'card show',
  summary: 'shows how shoppers pay for a top-up by card',
  example: 'card show',
  run: async (given) => {
    const { card } = (await given.office.get('/card')) as { card: CardInstructions | null }
    print(given, card)
    return 0
  },
}

const set: Command = {
  usage:
    'card set [--holder <text> --bank <text> --account <text> [--code <text>]] [--link <https address>]',
  summary: 'states how shoppers pay for a top-up by card, and offers it',
  details: `An account (holder, bank, IBAN or account number, BIC or sort code), a payment link, or both. It
states the whole: what is left out is empty afterwards. Each shopper is asked to quote HL- and their number,
which audit show has as well.`,
  example:
    'card set --holder "Harborlane Ltd" --bank "Harbour Bank" --account GB33BUKB20201555555555 --code BUKBGB22',
  options: [...fields],
  run: async (given) => {
    const stated = Object.fromEntries(fields.map((name) => [name, optionOf(given, name) ?? null]))
    print(given, (await given.office.post('/card/set', stated)) as CardInstructions)
    return 0
  },
}

const off: Command = {
  usage: 'card off',
  summary: 'takes the top-up by card out of the offer; what waits for its audit stays',
  example: 'card off',
  run: async (given) => {
    await given.office.post('/card/off', {})
    print(given, null)
    return 0
  },
}

export const card: Noun = {
  summary: 'how shoppers pay for a top-up by card',
  verbs: { show, set, off },
}

function print({ json, print }: Given, stated: CardInstructions | null): void {
  if (json) print(JSON.stringify(stated))
  else if (stated === null) print('Topping up by card is not offered. See card set --help.')
  else for (const line of factLines(fields.map((name) => [name, stated[name]]))) print(line)
}
