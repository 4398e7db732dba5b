import type { Db } from './client.ts'

/** A statement that is put together once for a database, or for a transaction in it. */
export function preparedOn<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
