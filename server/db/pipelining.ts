import type { PoolClient, QueryConfig, QueryResult } from 'pg'

type Asked = QueryConfig | string
type Send = (asked: Asked, values?: unknown[], ...callback: unknown[]) => unknown

/** No statement fails that wouldn't fail the next one, or the commit, as well. */
const needsNoAnswer = /^(begin|savepoint|release savepoint|rollback to savepoint)\b/
const mostNames = 1_000
const longestNamed = 10_000
const names = new Map<string, string>()

/**
 * What `pg` leaves out of its pipelining, through its public `query` alone. `begin` and savepoints are
 * answered at once, so that they travel with the statement after them. A `commit` that PostgreSQL made a
 * rollback is refused, since a statement sent along with it may have failed: its failure is the cause.
 * And each statement has a name, so that PostgreSQL parses and plans it once for a connection.
 */
export function pipelineTransactions(client: PoolClient): void {
  const send = client.query.bind(client) as unknown as Send
  /** What failed first since the transaction, or its savepoint, began. */
  let failure: unknown = null

  const query: Send = (asked, values, ...callback) => {
    const text = typeof asked === 'string' ? asked : asked.text
    const sent = send(withName(asked, values), values, ...callback)
    if (callback.length > 0) return sent
    const answer = sent as Promise<QueryResult>
    if (needsNoAnswer.test(text)) {
      if (!text.startsWith('release')) failure = null
      answer.catch(() => {})
      return Promise.resolve({ rows: [] })
    }
    if (text === 'commit') {
      return answer.then((result) => {
        if (result.command === 'COMMIT') return result
        throw new Error('the transaction was rolled back', { cause: failure })
      })
    }
    answer.catch((error: unknown) => {
      failure ??= error
    })
    return answer
  }
  client.query = query as unknown as typeof client.query
}

/** Only what is sent again and again has one: names last as long as the connection. */
function withName(asked: Asked, values: unknown[] | undefined): Asked {
  if (typeof asked === 'string' || asked.name !== undefined || !values?.length) return asked
  const { text } = asked
  const known = names.get(text)
  if (known === undefined && (names.size >= mostNames || text.length > longestNamed)) return asked
  const name = known ?? `s${names.size + 1}`
  names.set(text, name)
  return { ...asked, name }
}
