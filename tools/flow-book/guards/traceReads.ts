/** A plain value that was read: `context.lines.0.unsentPieces`. */
export interface Fact {
  path: string
  value: string | number | boolean | null
}

/** Calls a function and notes, in order, the plain values that it reads of its argument. */
export function traceReads<Given extends object, Result>(
  given: Given,
  call: (traced: Given) => Result,
): { facts: Fact[]; result: Result } {
  const facts = new Map<string, Fact>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value === 'object' && value !== null) {
      return new Proxy(value, {
        get: (target, key) => {
          const found = Reflect.get(target, key) as unknown
          if (typeof key === 'symbol' || typeof found === 'function') return found
          return watch(found, path === '' ? key : `${path}.${key}`)
        },
      })
    }
    if (isPlain(value) && !isBookkeeping(path)) {
      // Read again, a fact moves to the end: the last one read decided.
      facts.delete(path)
      facts.set(path, { path, value })
    }
    return value
  }
  const result = call(watch(given, '') as Given)
  const all = [...facts.values()]
  const deciding = all.filter(({ path }) => path !== eventType)
  return { facts: deciding.length > 0 ? deciding : all, result }
}

function isPlain(value: unknown): value is Fact['value'] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** Part of the arrow already, unless a guard reads nothing else. */
const eventType = 'event.type'

/** Ids only match lines to each other. */
function isBookkeeping(path: string): boolean {
  return /\.(?:lineId|skuId|lineIds\.\d+|skuIds\.\d+)$/.test(path)
}
