import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualLimits } from './hourlyLimits.ts'

test('states the default hourly limits as docs/configuration.md does', () => {
  const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
  const row = /`MAILS_PER_HOUR` \| `(\d+)`, `(\d+)`, `(\d+)` \|/.exec(page) ?? []
  const [registrationsPerAddress, codesPerAddress, mailsPerRecipient] = row.slice(1).map(Number)
  expect(usualLimits).toEqual({ registrationsPerAddress, codesPerAddress, mailsPerRecipient })
})
