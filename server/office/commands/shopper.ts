import type { OperatorShopper, ShownShopper } from '../../domain/account/showShopper.ts'
import type { Adjusted } from '../../domain/ledger/adjustBalance.ts'
import { adjustedText } from '../adjustedText.ts'
import {
  requiredOption,
  signedCentsIn,
  wordAt,
  WrongUsage,
  type Command,
  type Noun,
} from '../command.ts'
import { printList, queryOf } from '../listing.ts'
import { postConfirmed } from '../postConfirmed.ts'
import { shopperPage } from '../shopperPage.ts'
import { tableLines } from '../table.ts'

const list: Command = {
  usage: 'shopper list [--search <text>] [--limit <n>]',
  summary: 'lists shoppers, the newest first; --search looks at account, name, mail and phone',
  example: 'shopper list --search maria',
  options: ['search', 'limit'],
  run: async (given) => {
    const query = queryOf(given, ['search', 'limit'])
    const found = (await given.office.get(`/shoppers?${query}`)) as OperatorShopper[]
    return printList(given, found, { none: 'No such shoppers.', lines: shopperLines })
  },
}

const show: Command = {
  usage: 'shopper show <account>',
  summary: 'one shopper: balance, last orders and bill rows, sessions, locks',
  example: 'shopper show maria',
  run: async (given) => {
    const query = new URLSearchParams({ account: wordAt(given, 0, 'account') })
    const shown = (await given.office.get(`/shopper?${query}`)) as ShownShopper
    if (given.json) given.print(JSON.stringify(shown))
    else for (const line of shopperPage(shown)) given.print(line)
    return 0
  },
}

const adjust: Command = {
  usage: 'shopper adjust <account> --amount <±dollars> --reason <text> [--yes <±dollars>]',
  summary: 'gives to a balance or takes from it; the shopper reads the reason',
  details: `What is shown is confirmed by typing the amount with its sign, or with --yes and the amount. It is a
transfer of its own kind: nothing is rewritten.`,
  example: 'shopper adjust maria --amount -12.50 --reason "Paid out twice"',
  options: ['amount', 'reason', 'yes'],
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const typed = requiredOption(given, 'amount')
    const amountCents = signedCentsIn(typed)
    if (!amountCents) {
      throw new WrongUsage(`--amount must be dollars such as 5 or -12.50, not "${typed}".`)
    }
    const body = { account, amountCents, reason: requiredOption(given, 'reason') }
    const done = (await postConfirmed(given, '/shopper/adjust', body)) as Adjusted
    given.print(given.json ? JSON.stringify(done) : adjustedText(done))
    return 0
  },
}

export const shopper: Noun = {
  summary: 'who buys here, and what can be done for them',
  verbs: { list, show, adjust },
  named: /./,
}

function shopperLines(found: readonly OperatorShopper[]): string[] {
  return tableLines(
    ['ACCOUNT', 'NAME', 'MAIL', 'PHONE', 'SINCE'],
    found.map((row) => [row.account, row.name, row.email ?? '', row.mobile ?? '', row.createdAt]),
  )
}
