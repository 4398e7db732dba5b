import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualLimits } from './hourlyLimits.ts'
import { networkOf } from './networkOf.ts'

test('states the default hourly limits as docs/configuration.md does', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
  const row = /`MAILS_PER_HOUR` \| `(\d+)`, `(\d+)`, `(\d+)` \|/.exec(page) ?? []
  const [registrationsPerAddress, codesPerAddress, mailsPerRecipient] = row.slice(1).map(Number)
  expect(usualLimits).toEqual({ registrationsPerAddress, codesPerAddress, mailsPerRecipient })
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
