import { expect, test } from 'vitest'
import { fileEdits } from './codeEdits.ts'
import { applied } from './edit.ts'
import { moveChanges } from './moveChanges.ts'

const verb = `
import { and, eq, gt } from 'drizzle-orm'

export async function cancel({ ctx, id }) {
  if (!isOpen(id)) throw new Refusal('closed')
  await together(() => addNotice(ctx, id), () => release(ctx))
  return ctx.db.where(and(eq(orders.id, id), gt(orders.deadline, ctx.now)))
}

function isOpen(id: number): boolean {
  return id > 0 && known.some((each) => each === id)
}
`

test('code is edited in its guards, limits, queries and notices', () => {
  const edits = fileEdits('cancel.ts', verb).map(({ kind, what }) => `${kind}, ${what}`)
  expect(edits.toSorted()).toEqual([
    'and for or, isOpen: id > 0 && known.some((each) => each === id) → id > 0 || known.some((each) => each === id)',
    'and for or, isOpen: known.some → known.every',
    'comparison by one, cancel: gt(orders.deadline, ctx.now) → gte(orders.deadline, ctx.now)',
    'comparison by one, isOpen: id > 0 → id >= 0',
    'comparison turned, cancel: eq(orders.id, id) → ne(orders.id, id)',
    'comparison turned, isOpen: each === id → each !== id',
    'condition negated, cancel: !isOpen(id) → isOpen(id)',
    "constant changed, cancel: 'closed' → 'closed?'",
    'constant changed, isOpen: 0 → 1',
    'effect dropped, cancel: () => release(ctx) → () => null',
    'effect dropped, cancel: await together(() => addNotice(ctx, id), () => release(ctx))',
    'guard dropped, cancel: eq(orders.id, id),',
    'guard dropped, cancel: gt(orders.deadline, ctx.now)',
    "guard dropped, cancel: if (!isOpen(id)) throw new Refusal('closed')",
    'helper negated, isOpen: id > 0 && known.some((each) => each === id) → !(id > 0 && known.some((each) => each === id))',
    'notice dropped, cancel: () => addNotice(ctx, id) → () => null',
  ])
})

test('another function of the query builder is imported where the file does not know it', () => {
  const edit = fileEdits('cancel.ts', verb).find(({ text }) => text.startsWith('gte('))
  expect(edit && applied(verb, edit).split('\n')[0]).toBe("import { gte } from 'drizzle-orm'; ")
})

test('a query written as text is edited where it compares, joins and counts', () => {
  const source =
    'const due = sql`select id from orders where at <= ${now} and tries < 5 and gone is not null`'
  expect(fileEdits('due.ts', source).map((edit) => applied(source, edit))).toEqual([
    source.replace('<=', '<'),
    source.replace('tries <', 'tries <='),
    source.replace('not null', 'null'),
    source.replace('and tries', 'or tries'),
    source.replace('and gone', 'or gone'),
    source.replace('5', '6'),
  ])
})

test('texts and errors that nobody is told stay as they are', () => {
  const source = `
    const messages = defineMessages({ gone: { id: 'gone', defaultMessage: 'Gone' } })
    const fail = () => new Error('no row')
  `
  expect(fileEdits('texts.ts', source)).toEqual([])
})

test('what statements are called stays as it is', () => {
  const source = `
    const one = statement()('one', (db) => db.$with('part').as('part'))
    const own = ownRecords('own', table)
    const many = searches('words', null)
  `
  expect(fileEdits('names.ts', source)).toEqual([])
})

test('what a row holds that only has to be there stays as it is', () => {
  const source =
    'const isThere = sql`exists (select 1 from ${orders}) from (values (1)) as one limit 7`'
  expect(fileEdits('rows.ts', source).map(({ text }) => text)).toEqual([
    expect.stringContaining('limit 8'),
  ])
})

test('a move of the server goes the other way round', () => {
  const source = "const moves = [{ event: 'paid', from: ['open'], to: 'paid' }]"
  const edits = fileEdits('moves.ts', source, { besides: [moveChanges] })
  const edit = edits.find(({ kind }) => kind === 'move turned')
  expect(edit && applied(source, edit)).toBe(
    "const moves = [{ event: 'paid', from: ['paid'], to: 'open' }]",
  )
})

test('two edits that would have one name are told apart', () => {
  const edits = fileEdits('sum.ts', 'const both = () => [1, 1]')
  expect(edits.map(({ what }) => what)).toEqual(['both: 1 → 2', 'both: 1 → 2 (2)'])
})
