import type { PoolClient, QueryConfig, QueryResult } from 'pg'

type Asked = QueryConfig | string
type Send = (asked: Asked, values?: unknown[], ...callback: unknown[]) => unknown

/** If one of these fails, the next statement or the commit fails as well. */
const needsNoAnswer = /^(begin|savepoint|release savepoint|rollback to savepoint)\b/
const mostNames = 1_000
const longestNamed = 10_000
const names = new Map<string, string>()

/**
 * Adds to pg's pipelining, through its public `query` alone. `begin` and savepoints resolve at
 * once, so that they travel with the next statement. A `commit` that PostgreSQL turned into a
 * rollback is rejected: a statement sent with it failed, and that error is the cause. Every
 * statement gets a name, so that PostgreSQL parses and plans it once per connection.
 */
export function pipelineTransactions(client: PoolClient): void {
  const send = client.query.bind(client) as unknown as Send
  /** The first error since the transaction or its savepoint began. */
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

/** Only repeated statements get a name, because names last as long as the connection. */
function withName(asked: Asked, values: unknown[] | undefined): Asked {
  if (typeof asked === 'string' || asked.name !== undefined || !values?.length) return asked
  const { text } = asked
  const known = names.get(text)
  if (known === undefined && (names.size >= mostNames || text.length > longestNamed)) return asked
  const name = known ?? `s${names.size + 1}`
  names.set(text, name)
  return { ...asked, name }
}
