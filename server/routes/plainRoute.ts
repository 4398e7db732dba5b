import type { Context } from 'hono'
import { routePath } from 'hono/route'
import * as v from 'valibot'
import { languageCode } from '../../contract/fields.ts'
import type { Reason } from '../../contract/refusals.ts'
import type { Ctx } from '../domain/kernel/ctx.ts'
import { answerTo } from '../domain/kernel/errors.ts'
import { refused } from '../http/envelope.ts'
import { noteCall, noteRequest } from '../http/requestFacts.ts'
import { readQuery } from './input.ts'
import { toResponse, type Api } from './route.ts'

/** Refusals that the envelope answers with 200, where the caller expects no envelope. */
const statusOfReason: Partial<Record<Reason, number>> = { notFound: 404, tooManyAttempts: 429 }

/**
 * Serves what isn't JSON both ways: pictures and streams. A refusal is answered in the envelope.
 */
export async function answerPlain(
  api: Api,
  context: Context,
  work: (ctx: Ctx) => Promise<Response>,
): Promise<Response> {
  const { lang: given, objection } = readQuery(context.req.url)
  noteCall(routePath(context))
  const lang = v.is(languageCode, given) ? given : 'en'
  const ctx: Ctx = { ...api.ctx, lang }
  return (objection ? Promise.reject(objection) : work(ctx)).catch((error: unknown) => {
    const { method, path } = context.req
    const refusal = answerTo(error, (error) => api.onUnexpectedError(error, `${method} ${path}`))
    noteRequest({ reason: refusal.reason })
    return toResponse(refused(refusal, lang, ctx.clock, statusOfReason[refusal.reason]))
  })
}
