import { and, eq, gt, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { resetPassword as description } from '../../../../contract/passwords.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { passwordCodes, sessions, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx, ShopperCtx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { proveIdentity } from '../proofs/proveIdentity.ts'
import { isCommonPassword } from '../session/commonPasswords.ts'
import type { Session } from '../session/findSession.ts'
import { keepDevice } from '../session/knownDevice.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../session/loginThrottle.ts'
import { checkPassword, hashPassword } from '../session/passwordHash.ts'
import { inSlowTurn } from '../session/guessQueues.ts'

type User = typeof users.$inferSelect
interface Given {
  ctx: CallerCtx & {
    /** The session for a change with the old password or a passkey; null with a mailed code. */
    session: Session | null
  }
  input: InferOutput<typeof description.input>
}

/** Resets the password with the old one, a passkey or a mailed code. Every session of the shopper ends. */
export async function resetPassword({ ctx, input }: Given): Promise<{ sessionsEnded: true }> {
  if (isCommonPassword(input.password)) throw new Refusal('passwordTooCommon')
  const attempt =
    'code' in input
      ? { account: input.account, known: null }
      : { account: '', known: ctx.session && `session:${ctx.session.sessionId}` }
  const { user, passwordHash } = await inSlowTurn(ctx, attempt, async () => {
    const user = await provenUser(ctx, input)
    if (await checkPassword(input.password, user.passwordHash)) throw new Refusal('passwordSame')
    return { user, passwordHash: await hashPassword(input.password) }
  })
  const code = 'code' in input ? input.account : null
  await ctx.db.transaction(async (tx) => {
    if (code !== null) {
      const used = await tx
        .delete(passwordCodes)
        .where(eq(passwordCodes.account, code))
        .returning({ account: passwordCodes.account })
      if (used.length !== 1) throw new Refusal('resetCodeWrong')
    }
    const changed = await tx
      .update(users)
      .set({ passwordHash, securityChangedAt: ctx.clock.now() })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (changed.length !== 1) throw new Refusal('passwordChanged')
    await pipelineAll(
      () => tx.delete(sessions).where(eq(sessions.userId, user.id)),
      () => addNotice(tx, { userId: user.id, kind: 'password.changed', at: ctx.clock.now() }),
    )
  })
  keepDevice(ctx.caller, { id: user.id, passwordHash })
  return { sessionsEnded: true }
}

function provenUser(ctx: Given['ctx'], input: Given['input']): Promise<User> {
  if ('code' in input) return provenByCode(ctx, input)
  if (!ctx.session) throw new Refusal('notLoggedIn')
  const shopper = { ...ctx, ...ctx.session }
  return 'proof' in input ? provenByPasskey(shopper, input) : provenByPassword(shopper, input)
}

async function provenByPasskey(
  ctx: CallerCtx & ShopperCtx,
  input: { proof: string },
): Promise<User> {
  await proveIdentity(ctx, input, 'passwordChange')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Refusal('notLoggedIn')
  return user
}

async function provenByPassword(
  ctx: CallerCtx & ShopperCtx,
  input: { oldPassword: string },
): Promise<User> {
  const { userId, sessionId } = ctx
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Refusal('notLoggedIn')
  const attempt = { account: user.account, known: `session:${sessionId}` }
  await countLoginAttempt(ctx, attempt)
  if (!(await checkPassword(input.oldPassword, user.passwordHash))) {
    throw new Refusal('passwordWrong')
  }
  await forgetLoginAttempt(ctx, attempt)
  return user
}

/**
 * Each attempt is counted before it is checked. An unknown account takes as long as a wrong code.
 */
async function provenByCode(
  ctx: CallerCtx,
  input: { account: string; code: string },
): Promise<User> {
  const attempt = { account: `reset:${input.account}`, known: null }
  await countLoginAttempt(ctx, attempt)
  const [saved] = await ctx.db
    .update(passwordCodes)
    .set({ triesLeft: sql`${passwordCodes.triesLeft} - 1` })
    .where(
      and(
        eq(passwordCodes.account, input.account),
        gt(passwordCodes.triesLeft, 0),
        gt(passwordCodes.expiresAt, ctx.clock.now()),
      ),
    )
    .returning()
  const isRight = await checkPassword(input.code, saved?.codeHash ?? null)
  const [user] = await ctx.db.select().from(users).where(eq(users.account, input.account))
  if (!isRight || !user || saved?.userId !== user.id) throw new Refusal('resetCodeWrong')
  await forgetLoginAttempt(ctx, attempt)
  return user
}
