import type { Ctx } from '../domain/kernel/ctx.ts'
import { findSession, type Session } from '../domain/identity/session/findSession.ts'
import { noteRequest } from './requestFacts.ts'
import { createPerUserLimiter } from '../domain/identity/session/perUserLimiter.ts'

const { takeTurn, remember } = createPerUserLimiter()

/**
 * Finds the session of a call, before its input is parsed: only a caller with a session learns what
 * is wrong with a request. Refuses with `notLoggedIn`.
 */
export async function withSession<Given extends Ctx>(
  ctx: Given,
  { headers }: Request,
): Promise<Given & Session> {
  const session = await findSession(ctx, tokenIn(headers))
  noteRequest({ userId: session.userId })
  return { ...ctx, ...session }
}

/** Like `withSession`, for a call that takes its turn in the shopper's queue. */
export function inUserTurn<Given extends Ctx, Result>(
  ctx: Given,
  request: Request,
  work: (ctx: Given & Session) => Promise<Result>,
): Promise<Result> {
  const token = tokenIn(request.headers)
  return takeTurn(token, async () => {
    const found = await withSession(ctx, request)
    remember(token, found.userId)
    return work(found)
  })
}

function tokenIn(headers: Headers): string {
  return headers.get('token') ?? ''
}
