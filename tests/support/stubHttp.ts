import { afterEach, beforeEach, expect, vi } from 'vitest'
import * as v from 'valibot'
import { payCodeWrong } from '../../contract/accountRefusals.ts'
import { call } from '../../contract/call.ts'
import { ApiError } from '../../src/services/apiError.ts'
import { configureHttp } from '../../src/services/httpConfiguration.ts'

export const listThings = call({
  method: 'GET',
  path: '/api/things',
  auth: 'public',
  summary: 'Lists things.',
  input: v.object({
    q: v.optional(v.string()),
    cursor: v.optional(v.string()),
    price: v.optional(v.object({ from: v.number() })),
  }),
  output: v.object({ names: v.array(v.string()) }),
})

export const saveThing = call({
  method: 'POST',
  path: '/api/thing',
  auth: 'session',
  summary: 'Saves a thing.',
  refuses: { payCodeWrong },
  input: v.object({ name: v.string() }),
  output: v.object({ id: v.number() }),
})

export const brokenOff = new DOMException('The operation was aborted.', 'AbortError')

/** The HTTP client with a stubbed server and a stubbed server time. */
export function stubHttp() {
  const fetchStub = vi.fn<typeof fetch>()
  const onExpired = vi.fn<(token: string, msg: string | null) => void>()
  const shopper: { token: string | null } = { token: 'token-1' }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetchStub)
    shopper.token = 'token-1'
    configureHttp({
      baseURL: 'https://shop.test',
      getToken: () => shopper.token,
      getLang: () => 'ri',
      onExpired,
      whenShown: () => Promise.resolve(),
    })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetchStub.mockReset()
    onExpired.mockReset()
  })

  function answer(data: unknown) {
    answerRaw(200, { code: 1, msg: '', data, time: 1 })
  }

  function answerRaw(status: number, body: unknown) {
    fetchStub.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
  }

  function neverAnswer() {
    fetchStub.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(brokenOff))
        }),
    )
  }

  /** The last request, as it was sent. */
  function sent() {
    const [url, init] = fetchStub.mock.calls.at(-1) ?? []
    return {
      url,
      method: init?.method,
      body: init?.body,
      headers: Object.fromEntries(new Headers(init?.headers)),
    }
  }

  return { fetchStub, onExpired, shopper, answer, answerRaw, neverAnswer, sent }
}

/**
 * The failure of a call whose connection ended by `broken`, which the client wraps in its own
 * error.
 */
export function unanswered(kind: 'network' | 'timeout' | 'aborted', broken: Error = brokenOff) {
  const cause: unknown = expect.objectContaining({ cause: broken })
  return { kind, status: null, msg: null, refusal: null, cause }
}

export async function failureOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  const { kind, status, msg, refusal, cause } = error
  return { kind, status, msg, refusal, cause }
}
