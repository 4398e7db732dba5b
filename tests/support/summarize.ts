/** Values that differ between runs: the factories' names, order numbers and uploads. */
const madeUp = [
  /[0-9a-f]{8}-[0-9a-f]{4}(?:-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?/,
  /\bHL-?[0-9A-Z-]{10,}\b/,
  /\bP[0-9A-F]{8}\b/,
  /(?<=\/uploads\/)[\w-]{24}/,
  /\+4420794\d{5}/,
]
const anyMadeUp = new RegExp(madeUp.map(({ source }) => source).join('|'), 'g')

/**
 * Formats answers for a golden table. Values that differ between runs are numbered by first
 * appearance. Pictures and order previews take one line each.
 */
export function summarize() {
  const names = new Map<string, string>()
  const nameOf = (key: string) => {
    const name = names.get(key) ?? `#${names.size + 1}`
    names.set(key, name)
    return name
  }
  return (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (field, inner: unknown) => {
      if (field === 'id') return undefined
      if (typeof inner === 'number' && field === 'deadlineLeftMs') return durationOf(inner)
      if (typeof inner === 'number' && /[a-z]Id$/.test(field)) return nameOf(`${field} ${inner}`)
      if (typeof inner === 'string') return inner.replaceAll(anyMadeUp, nameOf)
      return isObject(inner) ? inOneLine(inner) : inner
    })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOneLine(value: Record<string, unknown>): unknown {
  if ('small' in value && 'large' in value) return value['small']
  if ('more' in value && 'sn' in value) {
    const { sn, title, more } = value
    return `${String(sn)}: ${String(title)} and ${String(more)} more`
  }
  return value
}

/** Such as `13 d 23 h 45 min`. */
function durationOf(milliseconds: number): string {
  const minutes = milliseconds / 60_000
  return `${Math.floor(minutes / 1_440)} d ${Math.floor(minutes / 60) % 24} h ${minutes % 60} min`
}
