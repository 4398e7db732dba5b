import { sql, type GetColumnData, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Columns = Record<string, PgColumn>
type RowOf<Some extends Columns> = { [Name in keyof Some]: GetColumnData<Some[Name]> }

/**
 * Columns as one JSON array, so that one statement can carry rows of several tables. `rowReader`
 * makes it a row again.
 */
export function jsonRow(columns: Columns): SQL {
  return sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`
}

export function rowReader<Some extends Columns>(
  columns: Some,
): (values: readonly unknown[]) => RowOf<Some> {
  const entries = Object.entries(columns)
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [at, [name, column]] of entries.entries()) {
      const value = values[at]
      row[name] = value === null ? null : column.mapFromDriverValue(value)
    }
    return row as RowOf<Some>
  }
}

/** Rows that a statement is given as a JSON array of objects: the table `given`. A type stands for any column of it. */
export function givenRows(
  json: SQLWrapper,
  columns: Readonly<Record<string, PgColumn | string>>,
): SQL {
  const typed = Object.entries(columns).map(([name, column]) => {
    const type = typeof column === 'string' ? column : column.getSQLType()
    return sql`${sql.identifier(name)} ${sql.raw(type)}`
  })
  return sql`jsonb_to_recordset(${json}::jsonb) as given (${sql.join(typed, sql`, `)})`
}

/**
 * A statement's part as a column of its own. Drizzle leaves the table's name away from columns that
 * stand right in a selected part, and a column of a subquery would then mean another table's.
 */
export function jsonColumn<Value>(part: SQL, read: (json: never) => Value): SQL<Value> {
  return sql`${part}`.mapWith(read as (json: unknown) => Value)
}
