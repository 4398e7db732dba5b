import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import { DescribedQuery, type Answer, type NamedQuery } from './describedQuery.ts'

type Statement = Omit<NamedQuery, 'name'> & { name?: string | undefined }

/** No statement fails that wouldn't fail the next one, or the commit, as well. */
const needsNoAnswer = /^(begin|savepoint|release savepoint|rollback to savepoint)\b/
const mostNames = 1_000
const longestNamed = 10_000
const names = new Map<string, string>()

/**
 * Makes a pipelined connection answer `begin` and savepoints at once, so that they travel with the
 * statement after them; write what is sent together at once; refuse a `commit` that rolled back, since
 * a statement sent along with it may have failed, which is its cause; and let PostgreSQL keep the plan of
 * each statement under a name, and describe its columns once.
 */
export function sendAhead(client: PoolClient): void {
  const submit = client.query.bind(client) as (...given: unknown[]) => unknown
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const send = (...given: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return submit(...given)
  }
  /** What failed first since the transaction, or its savepoint, began. */
  let failure: unknown = null
  const noteFailure = (error: unknown) => {
    failure ??= error
  }
  const query = (given: Statement | string, values?: unknown[], ...rest: Answer[]) => {
    const text = typeof given === 'string' ? given : given.text
    if (rest.length === 0 && needsNoAnswer.test(text)) {
      if (!text.startsWith('release')) failure = null
      const sent = send(given, values) as Promise<unknown>
      sent.catch(() => {})
      return Promise.resolve({ rows: [] })
    }
    if (rest.length === 0 && text === 'commit') {
      return (send(given, values) as Promise<{ command: string }>).then((result) => {
        if (result.command === 'COMMIT') return result
        throw new Error('the transaction was rolled back', { cause: failure })
      })
    }
    const name = nameOf(given, values)
    if (typeof given === 'string' || name === undefined) {
      const sent = send(given, values, ...rest)
      if (rest.length === 0) void (sent as Promise<unknown>).catch(noteFailure)
      return sent
    }
    const ask = (answer: Answer) => send(new DescribedQuery({ ...given, name }, values, answer))
    const [answer] = rest
    if (answer) return ask(answer)
    return new Promise<unknown>((resolve, reject) => {
      ask((error, result) => {
        if (error === null) return resolve(result)
        noteFailure(error)
        reject(error)
      })
    })
  }
  client.query = query as typeof client.query
}

/** Only what is sent again and again has one: names last as long as the connection. */
function nameOf(given: Statement | string, values: unknown[] | undefined): string | undefined {
  if (typeof given === 'string') return undefined
  if (given.name !== undefined || !values?.length) return given.name
  const known = names.get(given.text)
  const isTooMuch = names.size >= mostNames || given.text.length > longestNamed
  if (known === undefined && isTooMuch) return undefined
  const name = known ?? `s${names.size + 1}`
  names.set(given.text, name)
  return name
}
