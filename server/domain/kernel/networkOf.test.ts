import { expect, test } from 'vitest'
import { networkOf, subnetOf } from './networkOf.ts'

test.for([
  ['192.0.2.1', '192.0.2.0/24'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
] as const)('%s has the share of %s', ([address, network]) => {
  expect(subnetOf(address)).toBe(network)
})

test.for([
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network)
})
