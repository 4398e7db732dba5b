import type { OrderThread } from '../../../contract/messages.ts'
import { requiredOption, wordAt, type Command, type Noun } from '../command.ts'
import { printList, queryOf, searchedAmongAll, searchOptions, searchUsage } from '../listing.ts'
import type { OperatorThread } from '../queries/listMessages.ts'
import type { ShownThread } from '../queries/showMessages.ts'
import { pictureOptions, showPictures } from '../showPictures.ts'
import { factLines, printable, tableLines } from '../table.ts'

const filters = ['filter', ...searchOptions]

const list: Command = {
  usage: `message list [--filter waiting|all] ${searchUsage}`,
  summary: 'lists orders whose shopper wrote; without --filter those that wait for an answer',
  details: '--search looks at order, account and text.',
  example: 'message list --search invoice',
  options: filters,
  run: async (given) => {
    const query = searchedAmongAll(queryOf(given, filters), 'filter')
    const found = (await given.office.get(`/messages?${query}`)) as OperatorThread[]
    return printList(given, found, { none: 'No such messages.', lines: messageLines })
  },
}

const show: Command = {
  usage: 'message show <order> [--pictures <folder>] [--open]',
  summary:
    'what the shopper and the shop wrote about an order, with the pictures that came with it',
  example: 'message show HL2611227K3QX0M5AB --open',
  ...pictureOptions,
  run: async (given) => {
    const name = wordAt(given, 0, 'order')
    const shown = (await given.office.get(
      `/message?name=${encodeURIComponent(name)}`,
    )) as ShownThread
    if (given.json) given.print(JSON.stringify(shown))
    else for (const line of threadPage(shown)) given.print(line)
    await showPictures(
      given,
      shown.thread.list.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
    )
    return 0
  },
}

const answer: Command = {
  usage: 'message answer <order> --text <text>',
  summary: 'writes to the shopper about an order; they get a notice, and a mail',
  details: 'The log has no copy of the text. An order may be written about first as well.',
  example: 'message answer HL2611227K3QX0M5AB --text "It leaves tomorrow."',
  options: ['text'],
  run: async (given) => {
    const body = { order: wordAt(given, 0, 'order'), text: requiredOption(given, 'text') }
    const thread = (await given.office.post('/message/answer', body)) as OrderThread
    given.print(given.json ? JSON.stringify(thread) : `${thread.sn}: answered`)
    return 0
  },
}

export const message: Noun = {
  summary: 'what shoppers write to the shop about an order, and the answers',
  verbs: { list, show, answer },
  named: /\d/,
}

export function messageLines(list: readonly OperatorThread[]): string[] {
  return tableLines(
    ['ORDER', 'ACCOUNT', 'WAITING', 'LAST', 'SAYS'],
    list.map(({ sn, account, waiting, lastAt, lastText }) => [
      sn,
      account,
      String(waiting),
      lastAt,
      lastText,
    ]),
  )
}

function threadPage({ account, thread }: ShownThread): string[] {
  return [
    ...factLines([
      ['order', thread.sn],
      ['account', account],
    ]),
    ...thread.list.flatMap(({ from, at, text, pictures }) => [
      '',
      `${at}  ${from}`,
      ...text.split('\n').map((line) => `  ${printable(line)}`),
      ...pictures.map(({ id }) => `  picture ${id}`),
    ]),
  ]
}
