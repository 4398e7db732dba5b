import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from './client.ts'
import { gather } from './gather.ts'
import { givenRows } from './jsonRows.ts'
import { perDatabase } from './perDatabase.ts'
import { statement } from './statement.ts'

/** Of one kind; those who come meanwhile gather. */
const mostUnderWay = 2
const mostTogether = 64

type ValueType = 'bigint' | 'bytea' | 'timestamptz'
interface ValueOf {
  bigint: number | null
  bytea: Buffer
  timestamptz: Date
}
type Types = Readonly<Record<string, ValueType>>
type Values<Asked extends Types> = { [Name in keyof Asked]: ValueOf[Asked[Name]] }

/** What those who ask have given, a row of the statement for each. */
export interface AskedRows<Name> {
  rows: SQL
  /** Whose answer a row is: selected as `place`. */
  place: SQL<number>
  values: { readonly [Each in Name & string]: SQL }
}

interface Prepared<Row> {
  prepare(name: string): {
    client?: unknown
    execute(values: Record<string, unknown>): Promise<Row[]>
  }
}

/**
 * A reading of one row that many ask for at once. What is asked while others are under way goes together, by one
 * statement: to send one takes longer than to answer it. Each is sent after it was asked, so that it tells nothing
 * older. Values come checked: one that the database can't read would fail those that go with it.
 */
export function readTogether<const Asked extends Types>(types: Asked) {
  const asked = (json: SQLWrapper): AskedRows<keyof Asked> => ({
    rows: givenRows(json, { ...types, place: 'bigint' }),
    place: sql<number>`given.place`.mapWith(Number),
    values: Object.fromEntries(
      Object.keys(types).map((name) => [name, sql`given.${sql.identifier(name)}`]),
    ) as AskedRows<keyof Asked>['values'],
  })

  return <Row extends { place: number }>(
    name: string,
    write: (db: Db, asked: AskedRows<keyof Asked>) => Prepared<Row>,
  ): ((db: Db, values: Values<Asked>) => Promise<Row | undefined>) => {
    const select = statement<{ json: string }>()(name, (db, { json }) => write(db, asked(json)))
    const askOf = perDatabase((db) =>
      gather({ mostUnderWay, mostTogether }, async (all: readonly Values<Asked>[]) => {
        const answers: (Row | undefined)[] = Array.from(all, () => undefined)
        for (const row of await select(db, { json: inJson(all) })) answers[row.place] = row
        return answers
      }),
    )
    return (db, values) => askOf(db)(values)
  }
}

function inJson(all: readonly object[]): string {
  return JSON.stringify(
    all.map((values, place) => {
      const given = Object.entries(values).map(([name, value]) => [name, readable(value)])
      return { ...Object.fromEntries(given), place }
    }),
  )
}

/** Bytes as PostgreSQL reads them. */
function readable(value: unknown): unknown {
  return Buffer.isBuffer(value) ? String.raw`\x${value.toString('hex')}` : value
}
