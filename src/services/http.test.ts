import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  listThings,
  saveThing,
  unanswered,
  failureOf,
  stubHttp,
} from '../../tests/support/stubHttp.ts'
import { forgetServerTime, isServerTimeKnown, serverNow } from '../serverClock.ts'
import { callApi, openBody } from './http.ts'
import { configureHttp } from './httpConfiguration.ts'

const { fetchStub, onExpired, shopper, answer, answerRaw, neverAnswer, sent } = stubHttp()

describe('a request', () => {
  it('sends GET parameters and the language in the query, and the token in its header', async () => {
    answer({ names: ['kettle'] })

    await expect(
      callApi(listThings, { q: 'tea pot', cursor: '', price: { from: 5 } }),
    ).resolves.toEqual({
      names: ['kettle'],
    })

    expect(sent()).toEqual({
      url: 'https://shop.test/api/things?q=tea%20pot&price[from]=5&lang=ri',
      method: 'GET',
      body: undefined,
      headers: { accept: 'application/json', token: 'token-1' },
    })
  })

  it('sends a POST body in JSON and only the language in the query', async () => {
    answer({ id: 7 })

    await expect(callApi(saveThing, { name: 'kettle' })).resolves.toEqual({ id: 7 })

    expect(sent()).toEqual({
      url: 'https://shop.test/api/thing?lang=ri',
      method: 'POST',
      body: '{"name":"kettle"}',
      headers: { accept: 'application/json', 'content-type': 'application/json', token: 'token-1' },
    })
  })

  it('omits the token header for a guest, and where a call turns it off', async () => {
    shopper.token = null
    answer({ names: [] })
    await callApi(listThings, {})
    expect(sent().headers).toEqual({ accept: 'application/json' })

    shopper.token = 'token-1'
    answer({ names: [] })
    await callApi(listThings, {}, { token: false })
    expect(sent().headers).toEqual({ accept: 'application/json' })
  })

  it('sends no key for a call that does not ask for one', async () => {
    answer({ id: 1 })
    await callApi(saveThing, { name: 'a' })
    expect(sent().headers['idempotency-key']).toBeUndefined()
  })
})

describe('an answer', () => {
  it('rejects a refusal with its message, reason and data', async () => {
    answerRaw(200, {
      code: 0,
      msg: '3 tries left',
      data: { attemptsLeft: 3 },
      time: 1,
      reason: 'payCodeWrong',
    })

    expect(await failureOf(callApi(saveThing, { name: 'a' }))).toEqual({
      kind: 'refused',
      status: 200,
      msg: '3 tries left',
      refusal: { reason: 'payCodeWrong', data: { attemptsLeft: 3 } },
    })
  })

  it.each([
    ['that the call does not name', 'stateChanged', null],
    ['whose data has another shape', 'payCodeWrong', { attemptsLeft: 'three' }],
    ['of another host', 'somethingElse', { x: 1 }],
    ['that is none of ours', 'toString', null],
  ])('keeps only the message of a refusal with a reason %s', async (_, reason, data) => {
    answerRaw(200, { code: 0, msg: 'No', data, time: 1, reason })

    expect(await failureOf(callApi(saveThing, { name: 'a' }))).toEqual({
      kind: 'refused',
      status: 200,
      msg: 'No',
      refusal: null,
    })
  })

  it('treats 401 as expired and names the refused token', async () => {
    answerRaw(401, {
      code: 0,
      msg: 'Please login first',
      data: null,
      time: 1,
      reason: 'notLoggedIn',
    })

    expect(await failureOf(callApi(saveThing, { name: 'a' }))).toEqual({
      kind: 'expired',
      status: 401,
      msg: 'Please login first',
      refusal: { reason: 'notLoggedIn', data: null },
    })
    expect(onExpired.mock.calls).toEqual([['token-1', 'Please login first']])
  })

  it('reports no expired session for a guest’s 401', async () => {
    shopper.token = null
    answerRaw(401, { code: 0, msg: 'Please login first', data: null, time: 1 })

    expect(await failureOf(callApi(saveThing, { name: 'a' }))).toEqual({
      kind: 'expired',
      status: 401,
      msg: 'Please login first',
      refusal: null,
    })
    expect(onExpired.mock.calls).toEqual([])
  })

  it.each([400, 404, 429, 500, 503])('treats HTTP %i as a status failure', async (status) => {
    fetchStub.mockResolvedValueOnce(new Response('<html>no JSON</html>', { status }))

    expect(await failureOf(callApi(listThings, {}))).toEqual({
      kind: 'status',
      status,
      msg: null,
      refusal: null,
    })
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('accepts a call by its code up to 299, and rejects it from 300 on', async () => {
    answerRaw(299, { code: 1, msg: '', data: { names: ['a'] }, time: 1 })
    await expect(callApi(listThings, {})).resolves.toEqual({ names: ['a'] })
    answerRaw(300, { code: 1, msg: '', data: { names: ['a'] }, time: 1 })
    expect(await failureOf(callApi(listThings, {}))).toMatchObject({ kind: 'status', status: 300 })
  })

  it('reads a body that is no envelope up to 299, and rejects it from 300 on', async () => {
    const { signal } = new AbortController()
    fetchStub.mockResolvedValueOnce(new Response('a picture', { status: 299 }))
    const opened = await openBody('/api/thing.png', { signal })
    expect(await new Response(opened).text()).toBe('a picture')
    fetchStub.mockResolvedValueOnce(new Response('a picture', { status: 300 }))
    const failure = await failureOf(openBody('/api/thing.png', { signal }))
    expect(failure).toMatchObject({ kind: 'status', status: 300 })
  })

  it('keeps the message of a 4xx envelope', async () => {
    answerRaw(400, {
      code: 0,
      msg: 'That is not right',
      data: { fields: [] },
      time: 1,
      reason: 'invalidInput',
    })

    expect(await failureOf(callApi(saveThing, { name: 'a' }))).toEqual({
      kind: 'status',
      status: 400,
      msg: 'That is not right',
      refusal: { reason: 'invalidInput', data: { fields: [] } },
    })
  })

  it.each([
    ['no JSON', '<html></html>', [null]],
    ['no envelope', '{"names":[]}', ['code']],
    ['an empty body', '', [null]],
    ['data of another shape', '{"code":1,"msg":"","data":{"names":[1]},"time":1}', ['names.0']],
  ])('rejects %s as malformed, and the cause names the place', async (_what, text, where) => {
    fetchStub.mockResolvedValueOnce(new Response(text, { status: 200 }))
    const { cause, ...failure } = await failureOf(callApi(listThings, {}))
    const issues = cause as readonly v.BaseIssue<unknown>[]
    expect([failure, issues.map((issue) => v.getDotPath(issue))]).toEqual([
      { kind: 'malformed', status: 200, msg: null, refusal: null },
      where,
    ])
  })

  it('rejects a missing body as malformed where one is expected', async () => {
    fetchStub.mockResolvedValueOnce(new Response(null, { status: 204 }))
    const { signal } = new AbortController()
    expect(await failureOf(openBody('/api/thing.png', { signal }))).toEqual({
      kind: 'malformed',
      status: 204,
      msg: null,
      refusal: null,
    })
  })
})

describe('a request that gets no answer', () => {
  it('is a network failure with its cause when the connection breaks', async () => {
    const broken = new TypeError('Failed to fetch')
    fetchStub.mockRejectedValueOnce(broken)
    expect(await failureOf(callApi(listThings, {}))).toEqual(unanswered('network', broken))
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('reports no failure while the page is being left, until it is shown again', async () => {
    const shown = Promise.withResolvers<void>()
    configureHttp({ whenShown: () => shown.promise })
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const settled = vi.fn<(failure: { kind: string }) => void>()
    const failure = failureOf(callApi(listThings, {}))
    void failure.then(settled)
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).not.toHaveBeenCalled()

    shown.resolve()
    expect((await failure).kind).toBe('network')
  })

  it('times out after ten seconds, and not before', async () => {
    neverAnswer()
    const settled = vi.fn<(failure: { kind: string }) => void>()
    void failureOf(callApi(listThings, {})).then(settled)

    await vi.advanceTimersByTimeAsync(9_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls).toEqual([[unanswered('timeout')]])
  })

  it('times out when the caller gave a signal as well', async () => {
    neverAnswer()
    const failure = failureOf(callApi(listThings, {}, { signal: new AbortController().signal }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await failure).kind).toBe('timeout')
  })

  it('is aborted when the caller aborts', async () => {
    neverAnswer()
    const caller = new AbortController()
    const failure = failureOf(callApi(listThings, {}, { signal: caller.signal }))
    caller.abort()
    expect(await failure).toEqual(unanswered('aborted'))
  })
})

describe('the server’s clock', () => {
  const noon = Date.UTC(2026, 10, 28, 12)
  const daysAgo = noon / 1_000 - 3 * 86_400

  beforeEach(forgetServerTime)
  afterEach(forgetServerTime)

  it.each([
    ['is learned from any answer', { code: 1, time: noon / 1_000 }, {}, noon],
    ['is learned from a refusal', { code: 0, time: noon / 1_000 }, {}, noon],
    [
      'is the header’s where the browser kept the body',
      { code: 1, time: daysAgo },
      { 'server-time': `${noon / 1_000}` },
      noon,
    ],
    [
      'is not learned from a copy that is shown offline',
      { code: 1, time: daysAgo },
      { 'offline-copy': '1' },
      null,
    ],
    ['is not learned from an answer without a time', { code: 1 }, {}, null],
  ])('%s', async (_, body, headers, learned) => {
    const answered = { msg: '', data: { names: [] }, ...body }
    fetchStub.mockResolvedValueOnce(Response.json(answered, { headers }))
    await callApi(listThings, {}).catch(() => null)
    expect(isServerTimeKnown() ? serverNow() : null).toBe(learned)
  })
})

it('keeps the id of a request that the server failed', async () => {
  const headers = { 'x-request-id': 'a1-7' }
  fetchStub.mockResolvedValueOnce(Response.json({ code: 500 }, { status: 500, headers }))
  await expect(callApi(listThings, {})).rejects.toMatchObject({ requestId: 'a1-7' })
})

describe('a browser without AbortSignal.any', () => {
  beforeEach(() => {
    vi.stubGlobal('AbortSignal', class extends AbortSignal {})
    Object.defineProperty(AbortSignal, 'any', { value: undefined })
  })

  it('sends a call that can be aborted', async () => {
    answer({ names: ['kettle'] })
    const { signal } = new AbortController()
    expect(await callApi(listThings, {}, { signal })).toEqual({ names: ['kettle'] })
  })

  it('aborts a call in flight', async () => {
    neverAnswer()
    const leaving = new AbortController()
    const failure = failureOf(callApi(listThings, {}, { signal: leaving.signal }))
    leaving.abort()
    expect((await failure).kind).toBe('aborted')
  })

  it('aborts a call before it is sent', async () => {
    fetchStub.mockImplementationOnce(async (_url, init) => {
      init?.signal?.throwIfAborted()
      return Response.json({})
    })
    const left = AbortSignal.abort()
    expect((await failureOf(callApi(listThings, {}, { signal: left }))).kind).toBe('aborted')
  })

  it('aborts the reading of a body', async () => {
    const broken = vi.fn<() => void>()
    fetchStub.mockImplementationOnce(async (_url, init) => {
      init?.signal?.addEventListener('abort', broken)
      return new Response(new ReadableStream())
    })
    const leaving = new AbortController()
    await openBody('/api/events', { signal: leaving.signal })
    leaving.abort()
    expect(broken).toHaveBeenCalledTimes(1)
  })
})
