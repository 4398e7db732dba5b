import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usualLimits } from './hourlyLimits.ts'

test('the README states the default hourly limits', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const row = /`MAILS_PER_HOUR` \| `(\d+)`, `(\d+)`, `(\d+)` \|/.exec(readme) ?? []
  const [registrationsPerAddress, codesPerAddress, mailsPerRecipient] = row.slice(1).map(Number)
  expect(usualLimits).toEqual({ registrationsPerAddress, codesPerAddress, mailsPerRecipient })
})
