import type { Ctx } from '../domain/kernel/ctx.ts'
import { findSession, type Session } from '../domain/identity/session/findSession.ts'
import { createShopperTurns } from '../domain/identity/session/shopperTurns.ts'

const { takeTurn, remember } = createShopperTurns()

/**
 * Finds the session of a call, once, and before its input is looked at: what is wrong with a request is
 * said only to who has a session. Refuses with `notLoggedIn`.
 */
export async function withSession<Given extends Ctx>(
  ctx: Given,
  { headers }: Request,
): Promise<Given & Session> {
  return { ...ctx, ...(await findSession(ctx, tokenIn(headers))) }
}

/** The same for a call that takes its turn among the shopper's others. */
export function inShopperTurn<Given extends Ctx, Result>(
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
