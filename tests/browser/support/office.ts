import { expect } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The name of the one audit that the shopper waits for. */
export function waitingFor(account: string): string {
  const audits = JSON.parse(office('audits', '--json')) as { name: string; account: string }[]
  const own = audits.filter((audit) => audit.account === account)
  expect(own).toHaveLength(1)
  return own[0]?.name ?? ''
}

/** Runs an office command on the running server's private socket. */
export function office(...words: string[]): string {
  return execFileSync('node', ['server/boot/office.ts', ...words], {
    env: {
      ...process.env,
      OFFICE_SOCKET: join(process.env['BROWSER_TEST_DATA'] ?? '', 'office.sock'),
    },
    encoding: 'utf8',
  })
}

export function failingChecks(): unknown[] {
  const findings = JSON.parse(office('doctor', '--json')) as { view: string; rows: unknown[] }[]
  expect(findings.length).toBeGreaterThan(0)
  return findings.filter(({ rows }) => rows.length > 0)
}
