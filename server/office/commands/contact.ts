import type { PlatformContact } from '../../../contract/trader.ts'
import { optionOf, requiredOption, type Command, type Given, type Noun } from '../command.ts'
import { factLines } from '../table.ts'

const show: Command = {
  usage: 'contact show',
  summary: 'shows who runs the platform, as shoppers read it',
  example: 'contact show',
  run: async (given) => {
    const { contact: stated } = (await given.office.get('/contact')) as {
      contact: PlatformContact | null
    }
    print(given, stated)
    return 0
  },
}

const needed = ['name', 'address', 'email'] as const
const optional = ['phone', 'hours', 'registration'] as const

const set: Command = {
  usage:
    'contact set --name <text> --address <text> --email <mail> [--phone <text>] [--hours <text>] [--registration <text>]',
  summary: 'states who runs the platform',
  details: `It stands on invoices, in the imprint and on the service page. A semicolon in the address begins a
new line. --registration is for register and tax numbers. It states the whole: what is left out is
empty afterwards. It works without a running server as well, so that a first start finds it.`,
  example:
    'contact set --name "Harborlane Ltd" --address "1 Pier Road; Bristol BS1 4XX; United Kingdom" --email help@shop.example',
  options: [...needed, ...optional],
  run: async (given) => {
    print(given, (await given.office.post('/contact/set', statedIn(given))) as PlatformContact)
    return 0
  },
}

export const contact: Noun = {
  summary: 'who runs the platform, and how shoppers reach them',
  verbs: { show, set },
}

function statedIn(given: Given): object {
  return {
    name: requiredOption(given, 'name'),
    address: requiredOption(given, 'address').replaceAll(/\s*;\s*/g, '\n'),
    email: requiredOption(given, 'email'),
    ...Object.fromEntries(optional.map((name) => [name, optionOf(given, name) ?? null])),
  }
}

function print({ json, print }: Given, stated: PlatformContact | null): void {
  if (json) print(JSON.stringify(stated))
  else if (stated === null) print('No contact is stated. See contact set --help.')
  else {
    const facts = [...needed, ...optional].map(
      (name) => [name, stated[name]?.replaceAll('\n', '; ') ?? null] as const,
    )
    for (const line of factLines(facts)) print(line)
  }
}
