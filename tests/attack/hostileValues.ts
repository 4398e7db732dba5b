/**
 * Values that no field, or only some, may hold. Each is sent in every field of a body or a query.
 */
export const hostileValues: readonly unknown[] = [
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
export const strangeKeys = ['__proto__', 'constructor', 'toString', 'isAdmin', 'userId', 'id', '']

function nested(inner: unknown, levels: number): unknown {
  return levels === 0 ? inner : nested([inner], levels - 1)
}
