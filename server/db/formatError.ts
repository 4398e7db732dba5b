const deepestCause = 8

/** Formats an error for the log: every stack of its causes, without shoppers' input. */
export function formatError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`
  if (depth > deepestCause) return `${error.name} …`
  const { cause } = error
  const within = [
    ...(cause === undefined ? [] : [cause]),
    ...(error instanceof AggregateError ? (error.errors as unknown[]) : []),
  ]
  return [
    `${error.name}: ${saidBy(error)}${framesOf(error)}`,
    ...within.map((each) => `caused by ${formatError(each, depth + 1)}`),
  ].join('\n')
}

interface OfDatabase {
  query?: unknown
  code?: unknown
  table?: unknown
  constraint?: unknown
}

/**
 * Removes user data from the message. A failed statement's message ends with its parameters, a
 * row's `detail` holds its values, and messages about malformed data (class 22) quote it.
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

/**
 * Returns the stack frames. The message is removed as a whole, because it could contain lines that
 * look like frames.
 */
function framesOf({ stack = '', message }: Error): string {
  if (!stack.includes(message)) return ''
  const below = stack.slice(stack.indexOf(message) + message.length)
  return below.slice(below.indexOf('\n'))
}
