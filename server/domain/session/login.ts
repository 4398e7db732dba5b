import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/users.ts'
import { Refusal } from '../../errors.ts'
import type { CallerCtx } from '../ctx.ts'
import { countLoginAttempt, forgetLoginAttempt } from './loginThrottle.ts'
import { openSession } from './openSession.ts'
import { checkPassword } from './passwordHash.ts'
import { admitSlowWork } from './passwordTurns.ts'

interface Given {
  ctx: CallerCtx
  input: { account: string; password: string }
}

export function login(given: Given) {
  return admitSlowWork(() => signIn(given))
}

async function signIn({ ctx, input }: Given) {
  const { address, userAgent } = ctx.caller
  await countLoginAttempt(ctx, input.account, address)
  const [user] = await ctx.db.select().from(users).where(eq(users.account, input.account))
  const right = await checkPassword(input.password, user?.passwordHash ?? null)
  if (!user || !right) throw new Refusal('wrongCredentials')
  await forgetLoginAttempt(ctx.db, input.account, address)
  return openSession(ctx, user, userAgent)
}
