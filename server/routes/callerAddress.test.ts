import { describe, expect, test } from 'vitest'
import { callerAddress } from './callerAddress.ts'
import { nobodyTrusted, parseTrustedProxies } from './trustedProxies.ts'
import { isByTls } from './isByTls.ts'

const trust = (given: string) => parseTrustedProxies(given, 'TRUST_PROXY')

describe("the caller's address", () => {
  test.for([
    ['nobody is trusted', nobodyTrusted, '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['no hop is trusted', trust('0'), '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['nothing was forwarded', trust('1'), '10.0.0.1', undefined, '10.0.0.1'],
    ['one hop is trusted', trust('1'), '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['the client adds some', trust('1'), '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['two hops are trusted', trust('2'), '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
    ['fewer came than are trusted', trust('3'), '10.0.0.1', '2.2.2.2', '2.2.2.2'],
    [
      'a range is trusted',
      trust('10.0.0.0/8'),
      '10.0.0.1',
      '1.1.1.1, 2.2.2.2, 10.9.9.9',
      '2.2.2.2',
    ],
    ['the socket is no proxy', trust('10.0.0.0/8'), '192.0.2.1', '1.1.1.1', '192.0.2.1'],
    ['the socket is IPv4 in IPv6', trust('10.0.0.1'), '::ffff:10.0.0.1', '2.2.2.2', '2.2.2.2'],
    ['the entry is IPv4 in IPv6', trust('1'), '::1', '::FFFF:0203:0405', '2.3.4.5'],
    ['the entry is long IPv6', trust('::1'), '::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['the entries have ports', trust('1'), '::1', '[2001:db8::1]:443', '2001:db8::1'],
    ['the entry has a port', trust('1'), '::1', '2.2.2.2:50123', '2.2.2.2'],
    ['the entry is nonsense', trust('1'), '10.0.0.1', '1.1.1.1, unknown', '10.0.0.1'],
    ['nonsense stands further left', trust('1'), '10.0.0.1', 'unknown, 2.2.2.2', '2.2.2.2'],
    ['a later entry is nonsense', trust('2'), '10.0.0.1', 'nonsense, 10.0.0.2', '10.0.0.1'],
    ['it is empty', trust('1'), '10.0.0.1', '', '10.0.0.1'],
  ] as const)(
    'is taken from the right place when %s',
    ([, trusted, socket, forwardedFor, expected]) => {
      expect(callerAddress({ socket, forwardedFor }, trusted)).toBe(expected)
    },
  )

  test.for([
    'yes',
    '17',
    '-1',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.1,',
    '10.0.0/8',
    '::ffff:10.0.0.0/104',
  ])('refuses %o as trusted proxies', (given) => {
    expect(() => trust(given)).toThrow('TRUST_PROXY must be')
  })
})

test('believes only a trusted proxy that a browser uses TLS', () => {
  const trusted = parseTrustedProxies('10.0.0.0/8', 'the tests')
  const ask = (socket: string, forwardedProto: string | undefined, by = trusted) =>
    isByTls({ socket, forwardedProto }, by)
  expect([
    ask('10.0.0.1', 'https'),
    ask('::ffff:10.0.0.1', 'http, HTTPS'),
    ask('10.0.0.1', 'https, http'),
    ask('10.0.0.1', undefined),
    ask('192.0.2.1', 'https'),
    ask('10.0.0.1', 'https', nobodyTrusted),
  ]).toEqual([true, true, false, false, false, false])
})
