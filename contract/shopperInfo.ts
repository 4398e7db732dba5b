import * as v from 'valibot'
import type { UserInfo } from './account.ts'
import { cents, id, languageCode, moment } from './fields.ts'
import { uploadedPicture } from './uploads.ts'

const dollars = /^(?:0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/

/**
 * User information from any host. The specification fixes only an optional `lang`, so each part
 * that is missing or invalid becomes null, empty or undefined. `balance` is the specification's
 * name and is in dollars.
 */
export const shopperInfo = v.pipe(
  v.object({
    id: v.fallback(v.nullable(id), null),
    account: v.fallback(v.nullable(v.string()), null),
    familyName: v.fallback(v.string(), ''),
    givenName: v.fallback(v.string(), ''),
    email: v.fallback(v.nullable(v.string()), null),
    mobile: v.fallback(v.nullable(v.string()), null),
    picture: v.fallback(v.nullable(uploadedPicture), null),
    payCodeSet: v.fallback(v.nullable(v.boolean()), null),
    payCodeLock: v.fallback(
      v.optional(v.nullable(v.object({ until: v.nullable(moment) }))),
      undefined,
    ),
    passkeys: v.fallback(
      v.optional(v.object({ count: v.number(), isRequired: v.boolean() })),
      undefined,
    ),
    availableCents: v.fallback(v.nullable(cents), null),
    balance: v.fallback(v.nullable(v.union([v.number(), v.string()])), null),
    heldCents: v.fallback(cents, 0),
    lang: v.fallback(v.optional(v.object({ file_name: languageCode })), undefined),
  }),
  v.transform(({ balance, ...info }) => ({
    ...info,
    availableCents: info.availableCents ?? centsOf(balance),
  })),
)

type Unsure = 'id' | 'account' | 'payCodeSet' | 'availableCents' | 'lang'
/** What the app knows of the signed-in user. Null: the host did not say. */
export type ShopperInfo = Omit<UserInfo, Unsure> & {
  [Field in Exclude<Unsure, 'lang'>]: UserInfo[Field] | null
} & { lang?: Pick<NonNullable<UserInfo['lang']>, 'file_name'> | undefined }

function centsOf(balance: number | string | null): number | null {
  const text = String(balance)
  return dollars.test(text) ? Math.round(Number(text) * 100) : null
}
