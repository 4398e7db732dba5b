import { users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { openAccounts } from '../../ledger/openAccounts.ts'
import { isCommonPassword } from './commonPasswords.ts'
import type { HourlyLimits } from './hourlyLimits.ts'
import { keepDevice } from './knownDevice.ts'
import { limitAddress } from './limitAddress.ts'
import { openSession } from './openSession.ts'
import { hashPassword } from './passwordHash.ts'
import { inSlowTurn } from './guessQueues.ts'

export async function register(given: {
  ctx: CallerCtx & { limits: HourlyLimits; opensDemoAccounts: boolean }
  input: {
    account: string
    password: string
    email?: string | undefined
    mobile?: string | undefined
  }
}) {
  const { ctx, input } = given
  if (isCommonPassword(input.password)) throw new Refusal('passwordTooCommon')
  const attempt = { account: input.account, known: null }
  const passwordHash = await inSlowTurn(ctx, attempt, async () => {
    await limitAddress(ctx, 'registrations', ctx.limits.registrationsPerAddress)
    return hashPassword(input.password)
  })
  const { user, signedIn } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        account: input.account,
        passwordHash,
        email: input.email ?? null,
        mobile: input.mobile ?? null,
        isDemo: ctx.opensDemoAccounts,
        createdAt: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!user) throw new Refusal('accountTaken')
    await openAccounts(tx, user.id)
    return { user, signedIn: await openSession({ ...ctx, db: tx }, user, ctx.caller.userAgent) }
  })
  keepDevice(ctx.caller, user)
  return signedIn
}
