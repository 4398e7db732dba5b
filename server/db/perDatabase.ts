import type { Db } from './client.ts'

/** What is kept for a database, or for a transaction in it. */
export function perDatabase<Kept extends object>(make: (db: Db) => Kept): (db: Db) => Kept {
  const known = new WeakMap<Db, Kept>()
  return (db) => {
    const kept = known.get(db) ?? make(db)
    known.set(db, kept)
    return kept
  }
}
