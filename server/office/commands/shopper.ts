import { resolve } from 'node:path'
import type { OperatorShopper, ShownShopper } from '../queries/showShopper.ts'
import type { IssuedCode } from '../../domain/identity/passwords/issueCode.ts'
import type { Adjusted } from '../../domain/ledger/adjustBalance.ts'
import { adjustedText } from '../adjustedText.ts'
import {
  requiredOption,
  signedCentsIn,
  wordAt,
  WrongUsage,
  type Command,
  type Given,
  type Noun,
} from '../command.ts'
import { printList, queryOf } from '../listing.ts'
import { postConfirmed, postForPerson } from '../postConfirmed.ts'
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

const resetPassword: Command = {
  usage: 'shopper reset-password <account> [--yes <account>]',
  summary: 'a one-use code to read out to a shopper without mail, who sets a new password with it',
  details: `Shows who is asking first; make sure that it is them, then type the account's name, or say it with --yes.
The code is good for a quarter of an hour, in the place of the one that is mailed. Once it is used, every
session of the shopper ends.`,
  example: 'shopper reset-password maria',
  options: ['yes'],
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const issued = (await postForPerson(given, '/shopper/reset_password', {
      account,
    })) as IssuedCode
    if (given.json) given.print(JSON.stringify(issued))
    else given.print(`${issued.code}, until ${issued.expiresAt}`)
    return 0
  },
}

const resetPaymentCode: Command = {
  usage: 'shopper reset-payment-code <account> [--yes <account>]',
  summary: 'the payment code is good no more, its locks are gone; the password sets a new one',
  details: `Shows who is asking first; make sure that it is them, then type the account's name, or say it with --yes.
Every session of the shopper ends. Who forgot the password, too, needs reset-password first.`,
  example: 'shopper reset-payment-code maria',
  options: ['yes'],
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const done = await postForPerson(given, '/shopper/reset_payment_code', { account })
    return printEnded(given, done as EndedSessions)
  },
}

const endSessions: Command = {
  usage: 'shopper end-sessions <account>',
  summary: 'signs a shopper out everywhere',
  example: 'shopper end-sessions maria',
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const done = await given.office.post('/shopper/end_sessions', { account })
    return printEnded(given, done as EndedSessions)
  },
}

const data: Command = {
  usage: 'shopper data <account> <file.zip>',
  summary: 'writes all that belongs to an account into a ZIP, for a shopper who asks for a copy',
  details: `JSON, CSV and pictures, as the shopper's own download has them. The server writes the file, so that
it must be allowed to; an existing file stays as it is.`,
  example: 'shopper data maria /tmp/maria.zip',
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const file = resolve(wordAt(given, 1, 'file.zip'))
    const done = await given.office.post('/shopper/data', { account, file })
    const { bytes } = done as { bytes: number }
    given.print(given.json ? JSON.stringify(done) : `${file}: ${bytes} bytes`)
    return 0
  },
}

const remove: Command = {
  usage: 'shopper delete <account> [--yes <account>]',
  summary: 'deletes an account that has no balance, open order, request or audit',
  details: `Shows who is asking first; make sure that it is them, then type the account's name, or say it with --yes.
Name, mail, phone, addresses, notes and pictures are erased, and every session ends. Orders and sums stay
under the number that is printed; it can be used in place of the account afterwards.`,
  example: 'shopper delete maria',
  options: ['yes'],
  run: async (given) => {
    const account = wordAt(given, 0, 'account')
    const done = await postForPerson(given, '/shopper/delete', { account })
    const { number } = done as { number: string }
    given.print(given.json ? JSON.stringify(done) : `${account} is deleted: ${number}`)
    return 0
  },
}

export const shopper: Noun = {
  summary: 'who buys here, and what can be done for them',
  verbs: {
    list,
    show,
    adjust,
    'reset-password': resetPassword,
    'reset-payment-code': resetPaymentCode,
    'end-sessions': endSessions,
    data,
    delete: remove,
  },
  named: /./,
}

interface EndedSessions {
  account: string
  sessionsEnded: number
}

function printEnded({ json, print }: Given, done: EndedSessions): number {
  print(json ? JSON.stringify(done) : `${done.account}: ${done.sessionsEnded} sessions ended`)
  return 0
}

function shopperLines(found: readonly OperatorShopper[]): string[] {
  return tableLines(
    ['ACCOUNT', 'NAME', 'MAIL', 'PHONE', 'SINCE'],
    found.map((row) => [row.account, row.name, row.email ?? '', row.mobile ?? '', row.createdAt]),
  )
}
