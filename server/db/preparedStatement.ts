import { sql, type Placeholder } from 'drizzle-orm'
import type { Db } from './client.ts'

/** The placeholders of a statement's values. */
export type Places<Values> = { [Name in keyof Values]: Placeholder<Name & string> }

interface Prepared<Answer> {
  client?: unknown
  execute(values: Record<string, unknown>): Promise<Answer>
}

/**
 * The private session of a drizzle database or transaction, which its statements are sent through.
 */
interface Session {
  client: unknown
}

/**
 * Builds a statement once and sends it with other values each time, also in a transaction: drizzle
 * takes longer to build a statement than to send it. A value that needs its column's encoding, such
 * as a moment, is written as `sql.param(values.name, column)`.
 */
export function preparedStatement<Values extends object>() {
  return <Answer>(
    name: string,
    write: (db: Db, values: Places<Values>) => { prepare(name: string): Prepared<Answer> },
  ): ((db: Db, values: Values) => Promise<Answer>) => {
    const written = new Map<unknown, Prepared<Answer>>()
    const places = new Proxy({} as Places<Values>, {
      get: (_, place) => sql.placeholder(String(place)),
    })
    return (db, values) => {
      const { session } = (db as unknown as { _: { session: Session } })._
      const known = written.get(session.constructor) ?? write(db, places).prepare(name)
      written.set(session.constructor, known)
      const own = Object.create(known) as Prepared<Answer>
      own.client = session.client
      // Drizzle's own queries are also sent one tick after the call, so this one tick preserves
      // their order.
      return Promise.resolve().then(() => own.execute(values as Record<string, unknown>))
    }
  }
}
