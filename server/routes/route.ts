import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { anyCallRefuses } from '../../contract/anyCallRefuses.ts'
import type { Call } from '../../contract/call.ts'
import { languageCode, type LanguageCode } from '../../contract/fields.ts'
import type { Caller, CallerCtx, Ctx, OwnerCtx, ShopperCtx } from '../domain/kernel/ctx.ts'
import { runKeyed, type StoredAnswer } from '../domain/identity/idempotency/runKeyed.ts'
import { answerTo, Refusal } from '../domain/kernel/errors.ts'
import { refused, success, type Answer, type Written } from '../http/envelope.ts'
import { noteCall, noteRequest } from '../http/requestFacts.ts'
import { inUserTurn } from '../http/session.ts'
import { callerAddress } from './callerAddress.ts'
import { deviceCookie, readDevice } from './deviceCookie.ts'
import { isByTls } from './isByTls.ts'
import { parseInput, readBody, readQuery } from './input.ts'
import type { TrustedProxies } from './trustedProxies.ts'

export interface Api {
  readonly hono: Hono
  readonly ctx: Omit<Ctx, 'lang'>
  readonly onUnexpectedError: (error: unknown, where: string) => void
  readonly trustedProxies: TrustedProxies
  /** Whether browsers always use TLS; then the call's headers don't matter. */
  readonly isAlwaysTls: boolean
}

type Schema = v.GenericSchema
interface Given<Input extends Schema, AnyCtx> {
  ctx: AnyCtx
  input: v.InferOutput<Input>
}

const keyPattern = /^[A-Za-z0-9_-]{16,64}$/
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
}

/** Serves a public call. */
export function publicRoute<Input extends Schema, Output extends Schema>(
  api: Api,
  call: Call<Input, Output>,
  handle: (given: Given<Input, CallerCtx>, request: Request) => Promise<v.InferInput<Output>>,
): void {
  api.hono.on(call.method, call.path, (context) =>
    answer(api, call, context, async ({ ctx, values, request }) => {
      const input = parseInput(call, values)
      return success(JSON.stringify(await handle({ ctx, input }, request)), ctx.clock)
    }),
  )
}

/** Serves a call that requires a session. A keyed one runs once per `Idempotency-Key`. */
export function shopperRoute<Input extends Schema, Output extends Schema>(
  api: Api,
  call: Call<Input, Output>,
  handle: (given: Given<Input, ShopperCtx & CallerCtx>) => Promise<v.InferInput<Output>>,
): void {
  api.hono.on(call.method, call.path, (context) =>
    answer(api, call, context, (parts) =>
      inUserTurn(parts.ctx, parts.request, (ctx) =>
        answerShopper(api, call, { ...parts, ctx }, handle),
      ),
    ),
  )
}

async function answerShopper<Input extends Schema, Output extends Schema>(
  api: Api,
  call: Call<Input, Output>,
  { ctx, values, text, request }: Parts & { ctx: ShopperCtx },
  handle: (given: Given<Input, ShopperCtx & CallerCtx>) => Promise<v.InferInput<Output>>,
): Promise<Answer | StoredAnswer> {
  const input = parseInput(call, values)
  const run = async (inner: typeof ctx) =>
    success(JSON.stringify(await handle({ ctx: inner, input })), ctx.clock)
  return call.keyed ? answerKeyed(api, call, { ctx, text, key: readKey(request) }, run) : run(ctx)
}

/**
 * Serves a public call that runs once per `Idempotency-Key` of the shopper whose order it proves.
 * The proof is examined before each repetition.
 */
export function provenRoute<Input extends Schema, Output extends Schema, Proven extends Owned>(
  api: Api,
  call: Call<Input, Output>,
  prove: (given: Given<Input, CallerCtx>) => Promise<Proven>,
  handle: (
    given: Given<Input, CallerCtx & OwnerCtx> & { proven: Proven },
  ) => Promise<v.InferInput<Output>>,
): void {
  api.hono.on(call.method, call.path, (context) =>
    answer(api, call, context, async ({ ctx, values, text, request }) => {
      const key = readKey(request)
      const input = parseInput(call, values)
      const proven = await prove({ ctx, input })
      const owner = { ...ctx, userId: proven.userId, sessionId: null }
      return answerKeyed(api, call, { ctx: owner, text, key }, async (inner) =>
        success(JSON.stringify(await handle({ ctx: inner, input, proven })), ctx.clock),
      )
    }),
  )
}

interface Owned {
  userId: number
}

function answerKeyed<KeyedCtx extends OwnerCtx & { readonly sessionId: number | null }>(
  api: Api,
  call: Call,
  { ctx, text, key }: { ctx: KeyedCtx; text: string; key: string },
  run: (ctx: KeyedCtx) => Promise<Answer>,
): Promise<Answer | StoredAnswer> {
  return runKeyed({
    ctx,
    key,
    request: `${call.method} ${call.path}\n${text}`,
    run,
    refuse: (refusal) => answerRefusal(api, call, refusal, ctx),
  })
}

function readKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!keyPattern.test(key)) throw new Refusal('keyMissing')
  return key
}

interface Parts {
  ctx: CallerCtx
  values: unknown
  text: string
  request: Request
}

async function answer(
  api: Api,
  call: Call,
  context: Context,
  work: (parts: Parts) => Promise<Written>,
): Promise<Response> {
  const request = context.req.raw
  noteCall(call.path)
  const query = readQuery(request.url)
  const lang: LanguageCode = v.is(languageCode, query.lang) ? query.lang : 'en'
  const cookies: string[] = []
  const keepDevice = (userId: number, device: string) => {
    cookies.push(deviceCookie(userId, device, wantsTls(api, context)))
  }
  const ctx = { ...api.ctx, lang, caller: { ...callerOf(api, context), keepDevice } }
  const answered = await (async () => {
    if (query.objection) throw query.objection
    const read = call.method === 'GET' ? { text: '', value: query.values } : await readBody(request)
    return work({ ctx, values: read.value, text: read.text, request })
  })().catch((error: unknown) => {
    const refusal = answerTo(error, (error) =>
      api.onUnexpectedError(error, `${call.method} ${call.path}`),
    )
    return answerRefusal(api, call, refusal, ctx)
  })
  const response = toResponse(answered)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export function toResponse({ status, body, retryAfterSeconds }: Written): Response {
  const headers =
    retryAfterSeconds === undefined
      ? answerHeaders
      : { ...answerHeaders, 'retry-after': String(retryAfterSeconds) }
  return new Response(body, { status, headers })
}

/**
 * A reason that the call's contract doesn't name is sent anyway, and reported as an unexpected
 * error.
 */
function answerRefusal(api: Api, call: Call, refusal: Refusal, ctx: Ctx): Answer {
  noteRequest({ reason: refusal.reason })
  if (!(refusal.reason in { ...anyCallRefuses, ...call.refuses })) {
    api.onUnexpectedError(
      new Error(`the contract doesn't say that it refuses with ${refusal.reason}`),
      `${call.method} ${call.path}`,
    )
  }
  return refused(refusal, ctx.lang, ctx.clock)
}

function wantsTls({ isAlwaysTls, trustedProxies }: Api, context: Context): boolean {
  const forwardedProto = context.req.header('x-forwarded-proto')
  return isAlwaysTls || isByTls({ socket: socketOf(context), forwardedProto }, trustedProxies)
}

function socketOf(context: Context): string {
  const served = context.env && 'incoming' in context.env
  return (served && getConnInfo(context).remote.address) || 'unknown'
}

/** The address that sent the call, as far as trusted proxies know it. */
export function addressOf({ trustedProxies }: Pick<Api, 'trustedProxies'>, context: Context) {
  const forwardedFor = context.req.header('x-forwarded-for')
  return callerAddress({ socket: socketOf(context), forwardedFor }, trustedProxies)
}

function callerOf(api: Api, context: Context): Omit<Caller, 'keepDevice'> {
  const userAgent = context.req.header('user-agent') ?? ''
  const origin = context.req.header('origin') ?? ''
  const address = addressOf(api, context)
  return { address, userAgent, origin, device: (userId) => readDevice(context, userId) }
}
