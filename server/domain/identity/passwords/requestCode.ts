import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import type { HourlyLimits } from '../session/hourlyLimits.ts'
import { limitAddress } from '../session/limitAddress.ts'
import { mailAddressOf, mailboxOf } from '../../kernel/mailAddress.ts'
import { countLoginAttempt } from '../session/loginThrottle.ts'
import { inSlowTurn } from '../session/guessQueues.ts'
import { takePerHour } from '../session/takePerHour.ts'
import { drawResetCode, storeResetCode } from './resetCode.ts'

interface Given {
  ctx: CallerCtx & {
    limits: HourlyLimits
    /** Called for a known account that has a mail address. */
    deliver: (to: string, code: string) => void
  }
  input: { account: string }
}

/**
 * Stores a code for the account name, known or not, and sends it without waiting. Neither the
 * answer nor its time reveals who has an account. A recipient above the mail limit gets no more
 * mails, and their last code stays valid; the answer doesn't reveal that either.
 */
export async function requestCode({ ctx, input }: Given): Promise<{ expiresAt: string }> {
  const { account } = input
  const { code, stored } = await inSlowTurn(ctx, { account, known: null }, async () => {
    await limitAddress(ctx, 'codes', ctx.limits.codesPerAddress)
    await countLoginAttempt(ctx, { account: `mail:${account}`, known: null })
    return drawResetCode(ctx.clock.now())
  })
  const [user] = await ctx.db.select().from(users).where(eq(users.account, account))
  const to = user && mailAddressOf(user)
  const key = `mails:${to ? mailboxOf(to) : `nobody ${account}`}`
  const most = ctx.limits.mailsPerRecipient
  const isFull = (await takePerHour(ctx, { key, most })) !== null
  const expiresAt = stored.expiresAt.toISOString()
  if (isFull) return { expiresAt }
  await storeResetCode(ctx.db, { account, userId: user?.id ?? null, ...stored })
  if (to) ctx.deliver(to, code)
  return { expiresAt }
}
