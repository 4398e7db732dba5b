import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { countLoginAttempt, forgetLoginAttempt } from './loginThrottle.ts'
import { keepDevice, knownDevice } from './knownDevice.ts'
import { openSession } from './openSession.ts'
import { checkPassword } from './passwordHash.ts'
import { inSlowTurn } from './guessQueues.ts'

interface Given {
  ctx: CallerCtx
  input: { account: string; password: string }
}

export async function login({ ctx, input }: Given) {
  const { caller } = ctx
  const [user] = await ctx.db.select().from(users).where(eq(users.account, input.account))
  const device = user ? knownDevice(caller, user) : null
  const attempt = { account: input.account, known: device && `device:${device}` }
  const isRight = await inSlowTurn(ctx, attempt, async () => {
    await countLoginAttempt(ctx, attempt)
    // A deleted account has an empty hash, and is as unknown as any.
    return checkPassword(input.password, user?.passwordHash || null)
  })
  if (!user || !isRight) throw new Refusal('wrongCredentials')
  await forgetLoginAttempt(ctx, attempt)
  const signedIn = await ctx.db.transaction(async (tx) => {
    // The account may have been deleted, or its password changed, while the hash was checked.
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .for('share')
    if (!same) throw new Refusal('wrongCredentials')
    return openSession({ ...ctx, db: tx }, user, caller.userAgent)
  })
  keepDevice(caller, user, device ?? undefined)
  return signedIn
}
