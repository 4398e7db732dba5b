import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { fetchBillFile } from './bills.ts'
import { configureHttp } from './httpConfiguration.ts'

const fetchStub = vi.fn<typeof fetch>()
const { signal } = new AbortController()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  configureHttp({
    baseURL: 'https://shop.test',
    getToken: () => 'token-1',
    getLang: () => 'ri',
    onExpired: () => {},
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

it('requests the file of a filter in the shopper’s language, with the token in its header', async () => {
  fetchStub.mockResolvedValueOnce(new Response('\uFEFF日時 (UTC)\r\n'))
  const file = await fetchBillFile({ kind: 'refund', month: '2026-03' }, signal)
  const [address, options] = fetchStub.mock.calls[0] ?? []
  expect([address, new Headers(options?.headers).get('token')]).toEqual([
    'https://shop.test/api/user/bill_csv?kind=refund&month=2026-03&lang=ri',
    'token-1',
  ])
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  )
})

it('returns no file when the server refuses', async () => {
  const refusal = { code: 0, msg: 'Something went wrong', data: null, time: 1 }
  fetchStub.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 500 }))
  await expect(fetchBillFile({ kind: 'all', month: '' }, signal)).rejects.toMatchObject({
    name: ApiError.name,
    kind: 'status',
    status: 500,
    msg: 'Something went wrong',
  })
})
