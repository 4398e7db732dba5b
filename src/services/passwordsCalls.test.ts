import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { configureHttp } from './httpConfiguration.ts'
import { endSessions } from './passwordsCalls.ts'

const asked: string[] = []
/** Session ids that the server refuses to end, with the reason. */
const refusals = new Map<number, string>()
const here = {
  id: 1,
  userAgent: 'Firefox',
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: '2026-04-01T10:00:00.000Z',
  current: true,
  hasPush: false,
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(address)
    asked.push(`${method} ${pathname} ${typeof body === 'string' ? body : ''}`.trim())
    const { id } = JSON.parse(typeof body === 'string' ? body : '{}') as { id?: number }
    const reason = refusals.get(id ?? 0)
    if (reason !== undefined) return Response.json({ code: 0, msg: 'No', data: null, reason })
    return Response.json({ code: 1, msg: '', data: { list: [here] } })
  })
  configureHttp({ baseURL: 'https://shop.test', getToken: () => 'token-1', getLang: () => 'en' })
})
afterEach(() => {
  asked.splice(0)
  refusals.clear()
  vi.unstubAllGlobals()
})

test('ends sessions one after the other and returns the remaining ones', async () => {
  expect(await endSessions([2, 3])).toEqual({ list: [here] })
  expect(asked).toEqual([
    'POST /api/user/session_end {"id":2}',
    'POST /api/user/session_end {"id":3}',
    'GET /api/user/sessions',
  ])
})

test('counts a session that is already over as ended', async () => {
  refusals.set(2, 'notFound')
  expect(await endSessions([2, 3])).toEqual({ list: [here] })
  expect(asked).toEqual([
    'POST /api/user/session_end {"id":2}',
    'POST /api/user/session_end {"id":3}',
    'GET /api/user/sessions',
  ])
})

test('reports a session that the server refuses to end, and ends none after it', async () => {
  refusals.set(2, 'tooManyAttempts')
  await expect(endSessions([2, 3])).rejects.toEqual(
    new ApiError({ kind: 'refused', status: 200, msg: 'No' }),
  )
  expect(asked).toEqual(['POST /api/user/session_end {"id":2}'])
})
