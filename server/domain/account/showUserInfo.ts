import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { languageCode } from '../../../contract/fields.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { payCodeCounters, users } from '../../db/schema/users.ts'
import type { ShopperCtx } from '../ctx.ts'
import { payCodeLockOf } from '../paymentCode/payCodeLockOf.ts'
import { uploadedPictureOf } from '../uploads/uploadedPictureOf.ts'
import { languageOf } from './languages.ts'

export async function showUserInfo({ ctx }: { ctx: ShopperCtx }) {
  const rows = await ctx.db
    .select({
      user: users,
      kind: accounts.kind,
      balanceCents: accounts.balanceCents,
      counter: payCodeCounters,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(payCodeCounters, eq(payCodeCounters.userId, users.id))
    .where(eq(users.id, ctx.userId))
  const [first] = rows
  if (!first) throw new Error(`user ${ctx.userId} has no accounts`)
  const { user, counter } = first
  const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balanceCents ?? 0
  return {
    id: user.id,
    account: user.account,
    familyName: user.familyName,
    givenName: user.givenName,
    email: user.email,
    mobile: user.mobile,
    picture: user.picture === null ? null : uploadedPictureOf(user.picture),
    payCodeSet: user.payCodeHash !== null,
    payCodeLock: payCodeLockOf({ stored: user.payCodeHash, counter, now: ctx.clock.now() }),
    availableCents: balanceOf('available'),
    heldCents: balanceOf('held'),
    ...(v.is(languageCode, user.language) ? { lang: languageOf(user.language) } : {}),
  }
}
