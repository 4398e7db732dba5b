import { and, eq, sql, type GetColumnData } from 'drizzle-orm'
import * as v from 'valibot'
import type { UserInfo } from '../../../../contract/account.ts'
import { languageCode } from '../../../../contract/fields.ts'
import { jsonColumn } from '../../../db/jsonRows.ts'
import { preparedStatement } from '../../../db/preparedStatement.ts'
import { accounts, type AccountKind } from '../../../db/schema/ledger.ts'
import { passkeys, payCodeCounters, users } from '../../../db/schema/users.ts'
import type { Ctx, ShopperCtx } from '../../kernel/ctx.ts'
import { payCodeLockOf } from '../paymentCode/payCodeLockOf.ts'
import { uploadedPictureOf } from '../../uploads/uploadedPictureOf.ts'
import { languageOf } from './languages.ts'

export async function showUserInfo({ ctx }: { ctx: ShopperCtx }): Promise<UserInfo> {
  const [found] = await select(ctx.db, { userId: ctx.userId })
  if (!found) throw new Error(`no user ${ctx.userId}`)
  return toUserInfo(ctx, found)
}

const userColumns = {
  id: users.id,
  account: users.account,
  familyName: users.familyName,
  givenName: users.givenName,
  email: users.email,
  mobile: users.mobile,
  picture: users.picture,
  payCodeHash: users.payCodeHash,
  language: users.language,
  passkeyRequired: users.passkeyRequired,
}
const select = preparedStatement<{ userId: number }>()('user_info', (db, { userId }) =>
  db
    .select({
      user: userColumns,
      counter: payCodeCounters,
      passkeyCount: jsonColumn(
        sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${users.id})`,
        (passkeys: string) => Number(passkeys),
      ),
      availableCents: balanceOf('available'),
      heldCents: balanceOf('held'),
    })
    .from(users)
    .leftJoin(payCodeCounters, eq(payCodeCounters.userId, users.id))
    .where(eq(users.id, userId)),
)

function balanceOf(kind: AccountKind) {
  const isIt = and(eq(accounts.userId, users.id), sql`${accounts.kind} = ${sql.raw(`'${kind}'`)}`)
  return jsonColumn(
    sql`(select ${accounts.balanceCents} from ${accounts} where ${isIt})`,
    (cents: string) => Number(cents),
  )
}

interface Found {
  user: { [Name in keyof typeof userColumns]: GetColumnData<(typeof userColumns)[Name]> }
  counter: typeof payCodeCounters.$inferSelect | null
  passkeyCount: number
  availableCents: number
  heldCents: number
}

function toUserInfo({ clock }: Ctx, found: Found): UserInfo {
  const { user, counter, passkeyCount, availableCents, heldCents } = found
  return {
    id: user.id,
    account: user.account,
    familyName: user.familyName,
    givenName: user.givenName,
    email: user.email,
    mobile: user.mobile,
    picture: user.picture === null ? null : uploadedPictureOf(user.picture),
    payCodeSet: user.payCodeHash !== null,
    payCodeLock: payCodeLockOf({ stored: user.payCodeHash, counter, now: clock.now() }),
    passkeys: { count: passkeyCount, isRequired: user.passkeyRequired },
    availableCents,
    heldCents,
    ...(v.is(languageCode, user.language) ? { lang: languageOf(user.language) } : {}),
  }
}
