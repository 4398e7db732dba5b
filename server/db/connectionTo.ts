/**
 * Session settings that the server's statements rely on. Servers, databases and roles may have
 * other defaults: dates would be misread, another schema's tables found first, and the doctor would
 * report every definition as changed.
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
 * Builds pg's connection string and startup options. Options in the URL are preserved, except those
 * that set one of the settings above.
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
    // pg prefers options in the URL over separate ones.
    connectionString: url.replace(optionsInUrl, ''),
    options: [...(inUrl ? [inUrl] : []), ...ours].join(' '),
  }
}
