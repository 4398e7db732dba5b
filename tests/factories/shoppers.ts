import { eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { saveAddress as saveAddressCall } from '../../contract/address.ts'
import { addSeconds } from '../../server/domain/kernel/clock.ts'
import { sessions, users } from '../../server/db/schema/users.ts'
import { openAccounts } from '../../server/domain/ledger/openAccounts.ts'
import { transfer } from '../../server/domain/ledger/transfer.ts'
import { macPayCode } from '../../server/domain/identity/paymentCode/payCodeMac.ts'
import { openSession } from '../../server/domain/identity/session/openSession.ts'
import { hashPassword } from '../../server/domain/identity/session/passwordHash.ts'
import { ask } from '../support/callApi.ts'
import type { TestShop } from '../support/testShop.ts'
import type { Clock } from '../../server/domain/kernel/clock.ts'
import { anAddress } from './address.ts'

export interface MintedShopper {
  userId: number
  account: string
  password: string
  payCode: string
  token: string
  addressId: number
}

/** The country of all minted addresses. */
export const mintedCountry = 'GB'

const password = 'correct-horse'
const payCode = '314159'
const quick = { N: 16, r: 1, p: 1 }
const quickHash = hashPassword(password, quick)

/** A signed-in shopper with an address; `payCodeSet: false` leaves the payment code unset. */
export async function mintShopper(
  shop: TestShop<Clock>,
  wanted: { balanceCents?: number; payCodeSet?: boolean } = {},
): Promise<MintedShopper> {
  const { balanceCents = 0, payCodeSet = true } = wanted
  const account = `shopper-${randomUUID()}`
  const passwordHash = await quickHash
  const now = shop.clock.now()
  const { userId, token } = await shop.database.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        account,
        passwordHash,
        createdAt: now,
      })
      .returning()
    if (!user) throw new Error('the shopper was not written')
    if (payCodeSet) {
      const payCodeHash = macPayCode(shop.payCodeKeys, user.id, payCode)
      await tx.update(users).set({ payCodeHash }).where(eq(users.id, user.id))
    }
    await openAccounts(tx, user.id)
    if (balanceCents > 0) {
      await transfer(tx, {
        kind: 'openingBalance',
        userId: user.id,
        amountCents: balanceCents,
        at: now,
      })
    }
    const ctx = { db: tx, clock: shop.clock, lang: 'en' as const }
    const { userinfo } = await openSession(ctx, user, 'tests')
    return { userId: user.id, token: userinfo.token }
  })
  const address = await ask(
    shop.app,
    saveAddressCall,
    { ...anAddress, mobile: `+4420794${randomInt(10_000, 99_999)}`, country: mintedCountry },
    { token },
  )
  return { userId, account, password, payCode, token, addressId: address.id }
}

/** Advances the clock, and signs the shopper in again where the session would have ended. */
export async function passTime(
  shop: TestShop,
  { userId }: Pick<MintedShopper, 'userId'>,
  seconds: number,
): Promise<void> {
  shop.clock.advance(seconds)
  await shop.database.db
    .update(sessions)
    .set({ expiresAt: addSeconds(shop.clock.now(), 3_600) })
    .where(eq(sessions.userId, userId))
}
