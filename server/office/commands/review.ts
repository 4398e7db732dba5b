import type { OperatorReview } from '../queries/listReviews.ts'
import { idAt, requiredOption, type Command, type Noun } from '../command.ts'
import { printList, queryOf, searchOptions, searchUsage } from '../listing.ts'
import { tableLines } from '../table.ts'

const filters = ['product', ...searchOptions]

const list: Command = {
  usage: `review list [--product <code>] ${searchUsage}`,
  summary: 'lists reviews, the newest first, those out of sight among them',
  example: 'review list --search awful --since 30d',
  options: filters,
  run: async (given) => {
    const found = (await given.office.get(
      `/reviews?${queryOf(given, filters)}`,
    )) as OperatorReview[]
    return printList(given, found, { none: 'No such reviews.', lines: reviewLines })
  },
}

const hide: Command = {
  usage: 'review hide <review> --reason <text>',
  summary: 'takes a review out of lists, score and counts; its author reads why',
  example: 'review hide 481 --reason "It names another shopper"',
  options: ['reason'],
  run: async (given) => {
    const body = { reviewId: idAt(given, 0, 'review'), reason: requiredOption(given, 'reason') }
    const hidden = await given.office.post('/review/hide', body)
    given.print(given.json ? JSON.stringify(hidden) : `${body.reviewId}: hidden`)
    return 0
  },
}

export const review: Noun = {
  summary: 'what shoppers wrote about goods',
  verbs: { list, hide },
}

function reviewLines(found: readonly OperatorReview[]): string[] {
  return tableLines(
    ['REVIEW', 'WHEN', 'STARS', 'GOODS', 'ACCOUNT', 'NAME', 'HIDDEN FOR', 'SAYS'],
    found.map((row) => [
      String(row.id),
      row.createdAt,
      String(row.rating),
      row.title,
      row.account ?? '',
      row.authorName || 'former shopper',
      row.hiddenFor ?? '',
      row.content,
    ]),
  )
}
