import { randomInt } from 'node:crypto'
import { resetCodeMinutes } from '../../../contract/passwords.ts'
import { addSeconds } from '../../clock.ts'
import { passwordCodes } from '../../db/schema/users.ts'
import { OfficeRefusal } from '../../errors.ts'
import { findShopper } from '../account/showShopper.ts'
import type { Ctx } from '../ctx.ts'
import { usualLimits } from '../session/hourlyLimits.ts'
import { hashPassword } from '../session/passwordHash.ts'
import { takePerHour } from '../session/takePerHour.ts'
import { resetCodeTries } from './requestCode.ts'

export interface IssuedCode {
  account: string
  /** Kept as a slow hash: it can be read here once. */
  code: string
  expiresAt: string
}

/** A code for a shopper without mail, as good as a mailed one: once, for a quarter of an hour. */
export async function issueCode(given: {
  ctx: Pick<Ctx, 'db' | 'clock' | 'lang'>
  input: { account: string }
}): Promise<IssuedCode> {
  const { ctx, input } = given
  const { id: userId, account } = await findShopper(ctx.db, input.account)
  const most = usualLimits.mailsPerRecipient
  const until = await takePerHour(ctx, { key: `office codes: ${account}`, most })
  if (until !== null) {
    const when = until.toISOString()
    throw new OfficeRefusal('tooManyCodes', `${account} had ${most} codes; the next at ${when}`)
  }
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const expiresAt = addSeconds(ctx.clock.now(), resetCodeMinutes * 60)
  const stored = {
    userId,
    codeHash: await hashPassword(code),
    triesLeft: resetCodeTries,
    expiresAt,
  }
  await ctx.db
    .insert(passwordCodes)
    .values({ account, ...stored })
    .onConflictDoUpdate({ target: passwordCodes.account, set: stored })
  return { account, code, expiresAt: expiresAt.toISOString() }
}
