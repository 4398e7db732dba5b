import { OfficeRefusal } from '../../kernel/errors.ts'
import { findShopper } from '../../kernel/findShopper.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { usualLimits } from '../session/hourlyLimits.ts'
import { takePerHour } from '../session/takePerHour.ts'
import { drawResetCode, storeResetCode } from './resetCode.ts'

export interface IssuedCode {
  account: string
  code: string
  expiresAt: string
}

/**
 * Issues a code for a shopper without mail. It equals a mailed one: valid once, for a quarter of an
 * hour.
 */
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
  const { code, stored } = await drawResetCode(ctx.clock.now())
  await storeResetCode(ctx.db, { account, userId, ...stored })
  return { account, code, expiresAt: stored.expiresAt.toISOString() }
}
