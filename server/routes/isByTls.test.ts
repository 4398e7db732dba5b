import { expect, test } from 'vitest'
import { isByTls } from './isByTls.ts'
import { nobodyTrusted, parseTrustedProxies } from './trustedProxies.ts'

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
