import { sql, type GetColumnData, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Columns = Record<string, PgColumn>
type RowOf<Some extends Columns> = { [Name in keyof Some]: GetColumnData<Some[Name]> }

/**
 * Selects columns as one JSON array, so that one statement can return rows of several tables.
 * `rowReader` parses it into a row.
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

/**
 * The table `given`: rows passed to a statement as a JSON array of objects. A type applies to any
 * of its columns.
 */
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
 * Selects an expression as a column. Drizzle drops table names from columns directly inside a
 * selected expression, so a column of a subquery would then refer to another table.
 */
export function jsonColumn<Value>(part: SQL, read: (json: never) => Value): SQL<Value> {
  return sql`${part}`.mapWith(read as (json: unknown) => Value)
}
