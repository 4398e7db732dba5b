import { expect, test, vi } from 'vitest'
import { inRequest } from '../http/requestFacts.ts'
import { openLog } from './log.ts'

const facts = { id: 'a1-7', route: '/api/cart/list', reason: null, userId: 12 }

test('a line of JSON says what a request was, and what happened in it', () => {
  const lines: string[] = []
  const log = openLog('json', { write: (line) => lines.push(line) })
  inRequest(facts, () => log.complain('fault in the cart'))
  log.answered({ ...facts, method: 'GET', status: 200, durationMs: 12.345, wasAborted: false })
  log.say('open')
  const said = lines.map((line) => {
    const { time, pid, ...rest } = JSON.parse(line) as Record<string, unknown>
    expect([Number.isNaN(Date.parse(String(time))), pid]).toEqual([false, process.pid])
    return rest
  })
  expect(said).toEqual([
    { level: 'error', request: 'a1-7', shopper: 12, msg: 'fault in the cart' },
    {
      level: 'info',
      request: 'a1-7',
      route: '/api/cart/list',
      reason: null,
      method: 'GET',
      status: 200,
      shopper: 12,
      ms: 12.3,
    },
    { level: 'info', msg: 'open' },
  ])
})

test('as text, only requests that failed unexpectedly have a line, and none that was refused', () => {
  const lines: unknown[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(line)
    return true
  })
  const log = openLog('text')
  for (const status of [200, 404, 503, 500]) {
    log.answered({ ...facts, method: 'GET', status, durationMs: 12.345, wasAborted: false })
  }
  write.mockRestore()
  expect(lines).toEqual(['GET /api/cart/list 500 in 12 ms, request a1-7\n'])
})
