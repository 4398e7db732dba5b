import { sql, type Placeholder } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Where a statement's values will stand. */
export type Places<Values> = { [Name in keyof Values]: Placeholder<Name & string> }

interface Prepared<Answer> {
  client?: unknown
  execute(values: Record<string, unknown>): Promise<Answer>
}

/** What drizzle keeps of a database or a transaction: where its statements are sent. */
interface Session {
  client: unknown
}

/**
 * A statement that is written once and sent with other values each time, in a transaction too:
 * writing it costs drizzle more than sending it. A value that a column writes in its own way, as a
 * moment, stands there as `sql.param(values.name, column)`.
 */
export function statement<Values extends object>() {
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
      // Drizzle's own queries are sent a tick after they are called too: so all go in their order.
      return Promise.resolve().then(() => own.execute(values as Record<string, unknown>))
    }
  }
}
