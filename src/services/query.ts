/**
 * Builds a query string by the spec's rule: empty values are skipped, nested objects become
 * `key[sub]`. A list repeats its key.
 */
export function buildQuery(params: Readonly<Record<string, unknown>>): string {
  return Object.entries(params)
    .flatMap(([key, value]) => pairs(encodeURIComponent(key), value))
    .join('&')
}

function pairs(key: string, value: unknown): string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap((each) => pairs(key, each))
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([sub, inner]) =>
      pairs(`${key}[${encodeURIComponent(sub)}]`, inner),
    )
  }
  return [`${key}=${encodeURIComponent(String(value))}`]
}
