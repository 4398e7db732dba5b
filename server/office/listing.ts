import { optionOf, type Given } from './command.ts'

/** Filters that every list accepts. */
export const searchOptions = ['search', 'account', 'since', 'limit'] as const

export const searchUsage =
  '[--search <text>] [--account <name>] [--since <day|7d|12h>] [--limit <n>]'

/** Turns the given options into a query. */
export function queryOf(given: Given, names: readonly string[]): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = optionOf(given, name)
    if (value !== undefined) query.set(name, value)
  }
  return query
}

/** A search covers all rows, not only the waiting ones. */
export function searchedAmongAll(query: URLSearchParams, name: string): URLSearchParams {
  const isSearched = query.has('search') || query.has('account')
  if (isSearched && !query.has(name)) query.set(name, 'all')
  return query
}

/** Prints a list as JSON or as lines, or a note that it is empty. */
export function printList<Row>(
  { json, print }: Given,
  found: readonly Row[],
  { none, lines }: { none: string; lines: (list: readonly Row[]) => string[] },
): number {
  if (json) print(JSON.stringify(found))
  else if (found.length === 0) print(none)
  else for (const line of lines(found)) print(line)
  return 0
}
