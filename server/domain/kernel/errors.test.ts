import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { answerTo, Refusal, refusalIn } from './errors.ts'
import { DatabaseAwayError, meansAway } from '../../db/databaseAway.ts'
import { isOutOfRoom } from '../../db/sqlState.ts'
import { refused } from '../../http/envelope.ts'
import { openReport } from '../../boot/openReport.ts'
import { assertDefined } from './assertDefined.ts'

const thrown = (code: string) => Object.assign(new Error(code), { code })

test.for([
  ['a full disk of this process', thrown('ENOSPC')],
  ['a used-up quota', thrown('EDQUOT')],
  ['a full disk of PostgreSQL', new DrizzleQueryError('insert', [], thrown('53100'))],
  ['a database that only reads meanwhile', new DrizzleQueryError('insert', [], thrown('25006'))],
] as const)('%s asks the shopper to try again later', ([, error]) => {
  const refusal = refusalIn(error) ?? new Refusal('internal')
  const { status, retryAfterSeconds } = refused(refusal, 'en', systemClock)
  expect([isOutOfRoom(error), refusal.reason, status, retryAfterSeconds]).toEqual([
    true,
    'storageFull',
    503,
    30,
  ])
})

test.for([
  ['a refused connection', thrown('ECONNREFUSED')],
  ['a server that is shut down', Object.assign(thrown('57P01'), { severity: 'FATAL' })],
  ['a server that starts', Object.assign(thrown('57P03'), { severity: 'FATAL' })],
  ['too many connections', Object.assign(thrown('53300'), { severity: 'FATAL' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
] as const)('%s means that the database is away, and 503 says so', ([, error]) => {
  const away = new DatabaseAwayError('away', { cause: error })
  const refusal = refusalIn(new DrizzleQueryError('select', [], away)) ?? new Refusal('internal')
  const { status, retryAfterSeconds } = refused(refusal, 'en', systemClock)
  expect([
    meansAway(new DrizzleQueryError('select', [], error)),
    status,
    retryAfterSeconds,
  ]).toEqual([true, 503, 5])
})

test('reports a database that is away in one line a second, without a stack', () => {
  const said: string[] = []
  const report = openReport((line) => said.push(line))
  const away = new DatabaseAwayError('away', { cause: thrown('ECONNREFUSED') })
  for (let each = 0; each < 100; each += 1) report(away, 'GET /api/home')
  expect(said).toEqual([
    'The database is away (ECONNREFUSED), met in GET /api/home: shoppers are asked to try again later.',
  ])
})

test('any other error stays unexpected, and a refusal stays a refusal', () => {
  const refusal = new Refusal('notFound')
  expect([refusalIn(thrown('ECONNRESET')), refusalIn('words'), refusalIn(refusal)]).toEqual([
    null,
    null,
    refusal,
  ])
})

test('reports unexpected errors and a full disk to the operator, but no refusals', () => {
  const heard: unknown[] = []
  const thrownAll = [thrown('ENOSPC'), thrown('ECONNRESET'), new Refusal('notFound')]
  const reasons = thrownAll.map((each) => answerTo(each, (error) => heard.push(error)).reason)
  expect(reasons).toEqual(['storageFull', 'internal', 'notFound'])
  expect(heard).toEqual(thrownAll.slice(0, 2))
})

test('reports many failures of a full disk in one line without a stack', () => {
  const said: string[] = []
  const report = openReport((line) => said.push(line))
  for (let each = 0; each < 100; each += 1) report(thrown('ENOSPC'), 'POST /api/uploads')
  const error = new Error('something else')
  report(error, 'GET /api/home')
  expect(said).toEqual([
    'No room to save anything for POST /api/uploads: shoppers are asked to try again later. Make room on the disks of the data folder and of the database.',
    `fault in GET /api/home: ${error.stack}`,
  ])
})

test('returns a defined value, also a falsy one, and throws on an undefined one', () => {
  expect([assertDefined(0), assertDefined(''), assertDefined(false)]).toEqual([0, '', false])
  const missing: readonly (string | null | undefined)[] = [null, undefined]
  for (const none of missing)
    expect(() => assertDefined(none)).toThrow('what must be there is missing')
})
