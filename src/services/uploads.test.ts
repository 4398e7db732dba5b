import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { configureHttp } from './httpConfiguration.ts'
import { fetchPicture, uploadPicture } from './uploads.ts'

const picture = {
  id: 'a'.repeat(24),
  small: '/api/uploads/a/small',
  medium: '/api/uploads/a/medium',
  large: '/api/uploads/a/large',
}
const fetchStub = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  configureHttp({ baseURL: 'https://shop.test', getToken: () => 'token-1', getLang: () => 'en' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

test('sends a picture as a form, with the token in its header', async () => {
  fetchStub.mockResolvedValueOnce(
    Response.json({ code: 1, msg: 'ok', data: { list: [picture] }, time: 1 }),
  )
  await expect(uploadPicture(new File(['pixels'], 'cup.webp'))).resolves.toEqual(picture)
  const [address, options] = fetchStub.mock.calls[0] ?? []
  expect(address).toBe('https://shop.test/api/uploads?lang=en')
  expect(Object.fromEntries(new Headers(options?.headers))).toEqual({ token: 'token-1' })
  const files = options?.body instanceof FormData ? options.body.getAll('files') : []
  expect(files.map((file) => file instanceof File && file.name)).toEqual(['cup.webp'])
})

test('uploads a picture of the maximum size', async () => {
  fetchStub.mockResolvedValueOnce(
    Response.json({ code: 1, msg: 'ok', data: { list: [picture] }, time: 1 }),
  )
  const largest = new File([new Uint8Array(maxUploadBytes)], 'large.png')
  await expect(uploadPicture(largest)).resolves.toEqual(picture)
})

test('aborts an upload in flight', async () => {
  neverAnswer()
  const leaving = new AbortController()
  const sent = uploadPicture(new File(['pixels'], 'cup.webp'), leaving.signal)
  leaving.abort()
  await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
})

test('allows an upload one minute, and no longer', async () => {
  vi.useFakeTimers()
  neverAnswer()
  const settled = vi.fn<(failure: unknown) => void>()
  void uploadPicture(new File(['pixels'], 'cup.webp')).catch(settled)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls).toEqual([[new ApiError({ kind: 'timeout' })]])
})

test('does not send a picture that exceeds the size limit', async () => {
  const huge = new File([new Uint8Array(maxUploadBytes + 1)], 'huge.png')
  await expect(uploadPicture(huge)).rejects.toEqual(
    expect.objectContaining({
      kind: 'refused',
      refusal: { reason: 'uploadTooLarge', data: { megabytes: 5 } },
    }),
  )
  expect(fetchStub).not.toHaveBeenCalled()
})

test('fetches a private picture with the token', async () => {
  fetchStub.mockResolvedValueOnce(new Response('pixels'))
  const blob = await fetchPicture(picture.small, new AbortController().signal)
  expect(await blob.text()).toBe('pixels')
  expect(new Headers(fetchStub.mock.calls[0]?.[1]?.headers).get('token')).toBe('token-1')
})

test('rejects for a missing picture', async () => {
  fetchStub.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(fetchPicture(picture.small, new AbortController().signal)).rejects.toEqual(
    new ApiError({ kind: 'status', status: 404 }),
  )
})

function neverAnswer(): void {
  fetchStub.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('broken off')))
      }),
  )
}
