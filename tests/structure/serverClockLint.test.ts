import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { serverClock } from '../../lint/serverClock.js'

RuleTester.describe = describe
RuleTester.it = it

const errors = [{ message: /serverNow\(\)/ }]

new RuleTester().run('server-clock', serverClock, {
  valid: [
    'const day = new Date(order.paidAt)',
    'const at = Date.parse(text)',
    'const started = performance.now()',
    'const month = Date.UTC(2026, 1)',
    'const now = serverNow()',
  ],
  invalid: [
    'const now = Date.now()',
    'const clock = Date.now',
    "const now = Date['now']()",
    'const now = new Date()',
    'const now = Date()',
    'const { now } = Date',
    'const now = globalThis.Date.now()',
    'const now = new window.Date()',
  ].map((code) => ({ code, errors, filename: 'test.ts' })),
})
