const deepestCause = 8

/** What failed, for the log: with every stack, without shoppers' input. */
export function faultText(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`
  if (depth > deepestCause) return `${error.name} …`
  const { cause } = error
  const within = [
    ...(cause === undefined ? [] : [cause]),
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
  ]
  return [
    `${error.name}: ${saidBy(error)}${framesOf(error)}`,
    ...within.map((each) => `caused by ${faultText(each, depth + 1)}`),
  ].join('\n')
}

interface OfDatabase {
  query?: unknown
  code?: unknown
  table?: unknown
  constraint?: unknown
}

/**
 * A failed statement's message goes on with its parameters, a row's `detail` holds its values, and
 * what is said of malformed data (class 22) quotes it.
 */
function saidBy(error: Error & OfDatabase): string {
  const { query, code, table, constraint } = error
  const isStatement = typeof query === 'string' && error.message.startsWith('Failed query')
  const isOfData = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)
  const message = isOfData ? error.message.replace(/".*"/s, '"…"') : error.message
  const said = isStatement ? `Failed query: ${query}` : message
  const facts = Object.entries({ code, table, constraint }).filter(([, fact]) => Boolean(fact))
  const named = facts.map(([name, fact]) => `${name} ${String(fact)}`).join(', ')
  return named === '' ? said : `${said} (${named})`
}

/** The lines below the message, which is taken out whole: it could hold lines that look like them. */
function framesOf({ stack = '', message }: Error): string {
  if (!stack.includes(message)) return ''
  const below = stack.slice(stack.indexOf(message) + message.length)
  return below.slice(below.indexOf('\n'))
}
