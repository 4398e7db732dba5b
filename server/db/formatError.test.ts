import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { formatError } from './formatError.ts'
import { openReport } from '../boot/openReport.ts'

const isFrame = (line: string) => line.startsWith('    at ')
const wordsOf = (text: string) => text.split('\n').filter((line) => !isFrame(line))

test('prints a failed statement with its stack and without its parameters', () => {
  const params = ['scrypt$16384$salt$hash', 'Flat 7, Canal Wharf\n    at the second bell']
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "u"'), {
    code: '23505',
    table: 'users',
    constraint: 'u',
    detail: 'Key (account)=(mira) already exists.',
  })
  const said: string[] = []
  const report = openReport((line) => said.push(line))
  const failed = new DrizzleQueryError('insert into "users" values ($1, $2)', params, cause)
  report(new Error('not saved', { cause: failed }), 'POST /api/user/register')

  const [text = ''] = said
  expect(wordsOf(text)).toEqual([
    'fault in POST /api/user/register: Error: not saved',
    'caused by Error: Failed query: insert into "users" values ($1, $2)',
    'caused by Error: duplicate key value violates unique constraint "u" (code 23505, table users, constraint u)',
  ])
  expect(text).not.toMatch(/scrypt|Canal|bell|mira/)
  expect(text.split('\n').filter((line) => line.includes('formatError.test.ts'))).toHaveLength(3)
})

test('prints malformed data without the data', () => {
  const words = 'invalid input syntax for type bigint: "4000 "0000" 0000"'
  const malformed = Object.assign(new Error(words), { code: '22P02' })
  expect(wordsOf(formatError(malformed))).toEqual([
    'Error: invalid input syntax for type bigint: "…" (code 22P02)',
  ])
})

test('prints each of several errors', () => {
  const both = new AggregateError([new TypeError('left'), new RangeError('right')], 'both')
  expect(wordsOf(formatError(both))).toEqual([
    'AggregateError: both',
    'caused by TypeError: left',
    'caused by RangeError: right',
  ])
})

test('prints a value that is no error, and an error that is its own cause', () => {
  const round = new Error('round')
  round.cause = round
  expect(wordsOf(formatError(round)).slice(-2)).toEqual([
    'caused by Error: round',
    'caused by Error …',
  ])
  expect(formatError('4000 0000')).toBe('thrown: string')
})
