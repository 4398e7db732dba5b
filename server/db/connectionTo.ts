/**
 * What the server's statements rely on. A server, database or role may have other defaults: dates would be
 * read wrongly, another schema's tables be found first, and the doctor find every definition changed.
 */
export const sessionSettings = {
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  search_path: 'public,pg_temp',
  standard_conforming_strings: 'on',
  quote_all_identifiers: 'off',
  default_transaction_isolation: 'read committed',
} as const

const optionsInUrl = /(?<=[?&])options=[^&#]*/

/**
 * The address and the startup options of a connection of pg. Options in the address stay,
 * except where they set one of the settings above.
 */
export function connectionTo(
  url: string,
  more: Readonly<Record<string, string>> = {},
): { connectionString: string; options: string } {
  const inUrl = new URLSearchParams(optionsInUrl.exec(url)?.[0]).get('options')
  const ours = Object.entries({ ...sessionSettings, ...more }).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(' ', String.raw`\ `)}`,
  )
  return {
    // pg prefers options in the address to separate ones.
    connectionString: url.replace(optionsInUrl, ''),
    options: [...(inUrl ? [inUrl] : []), ...ours].join(' '),
  }
}
