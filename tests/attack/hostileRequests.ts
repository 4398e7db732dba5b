import type { Call } from '../../contract/call.ts'
import type { Body } from '../api/goodBodies.ts'
import type { Dice } from './dice.ts'

/**
 * Values that no field, or only some, may hold. Each is sent in every field of a body or a query.
 */
const hostileValues: readonly unknown[] = [
  [null, true, false, [], {}, [[]], [null], [1, 2], { length: 1 }, { toString: 1 }],
  [0, 1, -1, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 1_000_000_000, 1_000_000_001],
  [Number.MAX_SAFE_INTEGER, '9007199254740992', '9223372036854775807', '9223372036854775808'],
  ['999999999999999', '0', '1', '01', '-1', '1e3', 'NaN', '１', ' 1'],
  ['', ' ', '\u0000', 'a\u0000b', 'a\u0007b', '\u007f', '\u0085', '\n\r\t', '\u2028'],
  ['\ud800', 'a\udfffb', '\udc00\ud800', '\ufffe', '\ufeff', '\u202e', '\u200b'],
  ['👩‍👩‍👧‍👦'.repeat(40), 'é'.repeat(5_000), 'x'.repeat(60_000), 'ſ', 'İ', 'ﷺ'.repeat(30)],
  ["'; drop table users; --", "' or 1=1", '\\', '%', '%00', '_%', '"', '{', '$1', '${7*7}'],
  ['../../../etc/passwd', '<script>alert(1)</script>', 'javascript:alert(1)', 'http://[::1'],
  ['a@b', '+442079460000', 'en', 'all', '2026-13', '2026-03', '0x0', '=1+1', '00000000'],
  [nested([], 31), nested([], 200)],
  [Array.from({ length: 2_000 }, () => 1)],
  [Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at]))],
].flat()

/** Keys with a meaning to a language, a framework or a table, but to no call. */
const strangeKeys = ['__proto__', 'constructor', 'toString', 'isAdmin', 'userId', 'id', '']

function nested(inner: unknown, levels: number): unknown {
  return levels === 0 ? inner : nested([inner], levels - 1)
}

export interface Request {
  path: string
  init: { method: string; headers: Record<string, string>; body?: Buffer<ArrayBuffer> }
}

export interface Target {
  call: Pick<Call, 'method' | 'path' | 'auth' | 'keyed'>
  /** Valid input: a body, or the values of a query. */
  good: Body
  token: string
  /** Ids that belong to other shoppers, used in place of own ones. */
  others: readonly (number | string)[]
}

/** A request by the contract, or one with up to three deliberate violations. */
export function hostileRequest(dice: Dice, { call, good, token, others }: Target): Request {
  const values = structuredClone(good)
  const isGood = dice.roll(10) === 0
  for (let left = isGood ? 0 : 1 + dice.roll(3); left > 0; left -= 1) spoil(dice, values, others)
  const lang = `lang=${dice.oneOf(['en', 'zh-CN', 'tai', 'xx', '', '%00', '%zz'])}`
  const headers = { ...callerOf(dice, token), ...keyOf(dice, call) }
  if (call.method === 'GET') {
    const query = isGood ? queryOf(dice, values, true) : queryOf(dice, values, false)
    return { path: `${call.path}?${lang}${query}`, init: { method: 'GET', headers } }
  }
  const body = isGood ? Buffer.from(JSON.stringify(values)) : spoiltText(dice, values)
  return {
    path: `${call.path}?${lang}`,
    init: { method: call.method, headers: { ...typeOf(dice), ...headers }, body },
  }
}

function spoil(dice: Dice, values: Body, others: Target['others']): void {
  const [holder, name] = dice.oneOf(placesIn(values))
  const choice = dice.roll(10)
  if (choice < 6) holder[name] = structuredClone(dice.oneOf(hostileValues))
  else if (choice < 8) holder[name] = dice.oneOf(others)
  else if (choice === 8) Reflect.deleteProperty(holder, name)
  else define(holder, dice.oneOf(strangeKeys), structuredClone(dice.oneOf(hostileValues)))
}

/** Defines an own key, also `__proto__`. */
function define(holder: Body, name: string, value: unknown): void {
  Object.defineProperty(holder, name, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

/** Every place that holds a value, at any depth, and one that holds none yet. */
function placesIn(values: Body): [Body, string][] {
  const places: [Body, string][] = [[values, 'more']]
  for (const [name, value] of Object.entries(values)) {
    places.push([values, name])
    if (value !== null && typeof value === 'object' && Object.keys(value).length < 20) {
      places.push(...placesIn(value as Body).slice(1))
    }
  }
  return places
}

function spoiltText(dice: Dice, values: Body): Buffer<ArrayBuffer> {
  const text = JSON.stringify(values)
  const choice = dice.roll(12)
  if (choice === 0) {
    const name = dice.oneOf([...Object.keys(values), 'more'])
    const again = `{${JSON.stringify(name)}:${JSON.stringify(dice.oneOf(hostileValues))},`
    return Buffer.from(text.replace(/^\{/, () => again))
  }
  const bytes = Buffer.from(text)
  if (choice === 1) return bytes.subarray(0, dice.roll(bytes.length))
  if (choice === 2) bytes[dice.roll(bytes.length)] = dice.oneOf([0, 0xff, 0xc0, 0xed, 0x22, 0x7b])
  return bytes
}

function queryOf(dice: Dice, values: Body, isPlain: boolean): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const text = encoded(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 4_000)
    const key = encoded(name)
    const choice = isPlain ? 20 : dice.roll(20)
    if (choice === 0) return `&${key}=${text}&${key}=1`
    if (choice === 1) return `&${key}[a]=${text}`
    if (choice === 2) return `&${key}[]=${text}&${key}[__proto__]=1`
    if (choice === 3) return `&${key}=%ED%A0%80%00`
    if (choice === 4) return `&${key}=%zz&${key}`
    return `&${key}=${text}`
  })
  return parts.join('')
}

/** Also encodes lone surrogates. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function callerOf(dice: Dice, token: string): Record<string, string> {
  const choice = dice.roll(40)
  if (choice === 0) return {}
  if (choice === 1)
    return { token: dice.oneOf(['x', '0', 'null', 'A'.repeat(43), 'B'.repeat(4_000)]) }
  return { token }
}

function keyOf(dice: Dice, { keyed }: Target['call']): Record<string, string> {
  const choice = dice.roll(20)
  if (!keyed || choice === 0) return {}
  if (choice === 1)
    return { 'idempotency-key': dice.oneOf(['x', 'a'.repeat(65), "' or 1=1 or 'a'='"]) }
  if (choice === 2) return { 'idempotency-key': 'the-same-key-again' }
  return { 'idempotency-key': `a-key-${dice.roll(2 ** 30)}-${dice.roll(2 ** 30)}` }
}

function typeOf(dice: Dice): Record<string, string> {
  const types = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data']
  return { 'content-type': dice.roll(30) === 0 ? dice.oneOf(types) : 'application/json' }
}
