import { expect, test } from 'vitest'
import { isPublicAddress } from './openPushSender.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is no address of a push service', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '142.250.74.42', '172.32.0.1', '2a00:1450:4001:80b::200a'])(
  '%s may be an address of a push service',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
