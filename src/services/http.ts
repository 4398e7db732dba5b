import { ofetch } from 'ofetch'
import * as v from 'valibot'
import { requestTimeoutMs } from '../constants.ts'
import { learnServerTime } from '../serverClock.ts'
import { ApiError, isRefusal } from './apiError.ts'
import { anyCallRefuses } from '../../contract/anyCallRefuses.ts'
import type { Call } from '../../contract/call.ts'
import { requestIdHeader, serverTimeHeader, successCode } from '../../contract/envelope.ts'
import type { RefusalOf } from '../../contract/refusals.ts'
import { createDuplicateGuard } from './duplicateGuard.ts'
import { httpConfiguration } from './httpConfiguration.ts'
import type { CallOptions, HttpConfiguration } from './httpConfiguration.ts'
import { createIdempotencyKeys } from './idempotencyKeys.ts'
import { buildQuery } from './query.ts'
import { offlineCopyHeader } from '../worker/readable.ts'

interface Guards {
  duplicates: ReturnType<typeof createDuplicateGuard>
  keys: ReturnType<typeof createIdempotencyKeys>
}

/** Duplicate guards and keys belong to one configuration: a new one starts without history. */
const guardsOf = new WeakMap<HttpConfiguration, Guards>()

/**
 * The fields of any provider's answer that say whether it accepted the call. Other fields may be
 * missing.
 */
const anyAnswer = v.object({
  code: v.number(),
  msg: v.fallback(v.string(), ''),
  data: v.optional(v.unknown()),
  reason: v.fallback(v.string(), ''),
  time: v.optional(v.unknown()),
})

/** The schema of an answer that nobody reads. */
export const anything = v.unknown()

const client = ofetch.create({ retry: false, parseResponse: parseJson })

/** Makes one call of the contract. Rejects only with {@link ApiError}. */
export async function callApi<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  call: Call<Input, Output>,
  input: v.InferInput<Input>,
  options: CallOptions = {},
): Promise<v.InferOutput<Output>> {
  const request = describeRequest(call, input, options)
  const { duplicates, keys } = guards()
  if (
    call.method !== 'GET' &&
    call.guard !== false &&
    duplicates.isDuplicate(request.url, request.body ?? '')
  ) {
    throw new ApiError({ kind: 'duplicate' })
  }
  const { token } = request
  const ask = async (headers: Record<string, string>) =>
    readAnswer(call, token, await send(call.method, { ...request, headers }, options.signal))
  if (!call.keyed) return ask(request.headers)
  const wanted = `${call.method} ${call.path}\n${request.body}`
  return keys.during({ token, request: wanted }, (key) =>
    ask({ ...request.headers, 'Idempotency-Key': key }).catch((error: unknown) => {
      // Nobody answered. The idempotency key prevents a double effect, so an immediate retry is
      // allowed.
      if (!isRefusal(error)) duplicates.forget(request.url, request.body ?? '')
      throw error
    }),
  )
}

/** Sends files as a multipart form to a call that takes no JSON. Rejects only with {@link ApiError}. */
export async function sendFiles<Output extends v.GenericSchema>(
  call: Answered<Output> & { method: 'POST'; address: string; field: string },
  files: readonly File[],
  { signal, timeoutMs }: { signal?: AbortSignal; timeoutMs: number },
): Promise<v.InferOutput<Output>> {
  const body = new FormData()
  for (const file of files) body.append(call.field, file)
  const request = describePlainRequest(call.address)
  const answer = await send(call.method, { ...request, body }, signal, timeoutMs)
  return readAnswer(call, request.token, answer)
}

/**
 * Requests a body that is no envelope: a picture, or an open stream. Rejects only with {@link
 * ApiError}.
 */
export async function openBody(
  address: string,
  {
    query,
    headers,
    signal,
  }: { query?: object; headers?: Record<string, string>; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const request = describePlainRequest(address, query)
  Object.assign(request.headers, headers)
  const {
    status,
    headers: sent,
    body,
  } = await exchange(request.headers, signal, requestTimeoutMs, (options) =>
    client.raw(request.url, { ...options, parseResponse: undefined, responseType: 'stream' }),
  )
  if (status < 200 || status >= 300 || !(body instanceof ReadableStream)) {
    const text = body instanceof ReadableStream ? await new Response(body).text() : ''
    refuseStatus(request.token, { status, headers: sent }, saidIn({}, parseJson(text)))
    throw new ApiError({ kind: 'malformed', status })
  }
  return body as ReadableStream<Uint8Array>
}

function guards(): Guards {
  const configuration = httpConfiguration()
  const known = guardsOf.get(configuration)
  if (known) return known
  const made = { duplicates: createDuplicateGuard(), keys: createIdempotencyKeys() }
  guardsOf.set(configuration, made)
  return made
}

type Answered<Output extends v.GenericSchema> = Pick<Call, 'refuses'> & { output: Output }

function readAnswer<Output extends v.GenericSchema>(
  call: Answered<Output>,
  token: string | null,
  { status, headers, body }: Exchanged,
): v.InferOutput<Output> {
  const answer = v.safeParse(anyAnswer, body)
  if (answer.success) learnTimeOf(answer.output, headers)
  const said = saidIn(call, body)
  refuseStatus(token, { status, headers }, said)
  if (!answer.success) throw new ApiError({ kind: 'malformed', status, cause: answer.issues })
  if (answer.output.code !== successCode) throw new ApiError({ kind: 'refused', status, ...said })
  const output = v.safeParse(call.output, answer.output.data ?? {})
  if (!output.success) throw new ApiError({ kind: 'malformed', status, cause: output.issues })
  return output.output
}

function refuseStatus(
  token: string | null,
  { status, headers }: Pick<Exchanged, 'status' | 'headers'>,
  said: Said,
): void {
  if (status === 401) {
    const error = new ApiError({ kind: 'expired', status, ...said })
    if (token !== null) httpConfiguration().onExpired(token, error.msg)
    throw error
  }
  if (status < 200 || status >= 300) {
    const requestId = headers.get(requestIdHeader)
    throw new ApiError({ kind: 'status', status, requestId, ...said })
  }
}

interface RequestDescription {
  url: string
  body: string | undefined
  headers: Record<string, string>
  token: string | null
}

function describeRequest(call: Call, input: unknown, options: CallOptions): RequestDescription {
  const token = options.token === false ? null : httpConfiguration().getToken()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) headers.token = token
  const lang = httpConfiguration().getLang()
  if (call.method === 'GET') {
    const query = buildQuery({ ...(input as object), lang })
    return { url: `${call.path}?${query}`, body: undefined, headers, token }
  }
  headers['content-type'] = 'application/json'
  const url = `${call.path}?${buildQuery({ lang })}`
  return { url, body: JSON.stringify(input), headers, token }
}

function describePlainRequest(address: string, query: object = {}) {
  const token = httpConfiguration().getToken()
  const headers: Record<string, string> = token === null ? {} : { token }
  const text = buildQuery({ ...query, lang: httpConfiguration().getLang() })
  return { url: `${address}?${text}`, headers, token }
}

function send(
  method: Call['method'],
  { url, body, headers }: Pick<RequestDescription, 'url' | 'headers'> & { body: Body },
  signal: AbortSignal | undefined,
  timeoutMs = requestTimeoutMs,
): Promise<Exchanged> {
  return exchange(headers, signal, timeoutMs, (options) =>
    client.raw(url, { ...options, method, body }),
  )
}

type Body = string | FormData | undefined

interface Exchanged {
  status: number
  headers: Headers
  body: unknown
}

async function exchange(
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
  timeoutMs: number,
  request: (options: {
    headers: Record<string, string>
    baseURL: string
    signal: AbortSignal
    ignoreResponseError: true
  }) => Promise<{ status: number; headers: Headers; _data?: unknown }>,
): Promise<Exchanged> {
  const ending = new AbortController()
  let isTimeout = false
  const timer = setTimeout(() => {
    isTimeout = true
    ending.abort()
  }, timeoutMs)
  // `AbortSignal.any` would do this, but only browsers of 2024 and later have it.
  const end = () => ending.abort(signal?.reason)
  signal?.addEventListener('abort', end, { once: true })
  if (signal?.aborted) end()
  try {
    const response = await request({
      headers,
      baseURL: httpConfiguration().baseURL,
      signal: ending.signal,
      ignoreResponseError: true,
    })
    return { status: response.status, headers: response.headers, body: response._data }
  } catch (cause) {
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', cause })
    if (isTimeout) throw new ApiError({ kind: 'timeout', cause })
    await httpConfiguration().whenShown()
    throw new ApiError({ kind: 'network', cause })
  } finally {
    // The listener on `signal` stays: it can still abort a body that is being read.
    clearTimeout(timer)
  }
}

/** A body revalidated from the browser's cache has an old `time`. The header is always current. */
function learnTimeOf({ time }: v.InferOutput<typeof anyAnswer>, headers: Headers): void {
  if (headers.has(offlineCopyHeader)) return
  const confirmed = headers.get(serverTimeHeader)
  learnServerTime(confirmed === null ? time : Number(confirmed))
}

interface Said {
  msg?: string
  refusal?: RefusalOf
}

/** The server's message, and the refusal if the contract names its reason for the call. */
function saidIn({ refuses }: Pick<Call, 'refuses'>, body: unknown): Said {
  const answer = v.safeParse(anyAnswer, body)
  if (!answer.success) return {}
  const { msg, reason, data } = answer.output
  const schemas: Record<string, v.GenericSchema> = { ...anyCallRefuses, ...refuses }
  const schema = Object.hasOwn(schemas, reason) ? schemas[reason] : undefined
  const read = schema && v.safeParse(schema, data)
  return read?.success ? { msg, refusal: { reason, data: read.output } as RefusalOf } : { msg }
}

/** Text that is not JSON is no envelope, so the HTTP status decides. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
