import { and, eq, inArray } from 'drizzle-orm'
import type { Address } from '../../../contract/shippingAddress.ts'
import { addSeconds, type Clock } from '../../domain/kernel/clock.ts'
import type { Db } from '../../db/client.ts'
import { orderMails } from '../../db/schema/mails.ts'
import { orders, promoCodes } from '../../db/schema/orders.ts'
import { users } from '../../db/schema/users.ts'
import { saveAddress } from '../../domain/identity/address/saveAddress.ts'
import type { ShopperCtx } from '../../domain/kernel/ctx.ts'
import { openAccounts } from '../../domain/ledger/openAccounts.ts'
import { transfer } from '../../domain/ledger/transfer.ts'
import type { PayCodeKeys } from '../../domain/identity/paymentCode/payCodeKeys.ts'
import { macPayCode } from '../../domain/identity/paymentCode/payCodeMac.ts'
import { hashPassword } from '../../domain/identity/session/passwordHash.ts'
import type { PictureStore } from '../../domain/uploads/pictureStore.ts'
import { daysAgo } from './daysAgo.ts'
import { seedDemoOrders } from './demoOrders.ts'

export const demoShopper = {
  account: 'demo',
  password: 'harbour-walk',
  payCode: '246810',
  balanceCents: 200_000,
}

/**
 * Days between the shopper's registration and now. The registration comes before the first order.
 */
const daysKnown = 26

export const demoPromoCodes = ['WELCOME10', 'HARBOR5'] as const

/**
 * Seeds a shopper with a balance, addresses and orders in every state, through the shop's own
 * verbs.
 */
export async function seedDemoShopper(shop: {
  db: Db
  clock: Clock
  pictures: PictureStore
  payCodeKeys: PayCodeKeys
}): Promise<void> {
  const { db, clock, pictures, payCodeKeys } = shop
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.account, demoShopper.account))
  if (known) return
  await db.transaction(async (tx) => {
    await seedPromoCodes(tx, clock)
    const early = daysAgo(clock, daysKnown)
    const caller = { address: 'the demo' }
    const ctx = { ...(await createShopper(tx, early, payCodeKeys)), payCodeKeys, caller }
    const address = await seedAddresses(ctx)
    const { payCode } = demoShopper
    await seedDemoOrders({ ctx: { ...ctx, clock }, address, payCode, pictures })
    // Removes queued mails: seeded orders send none.
    await tx.delete(orderMails).where(inArray(orderMails.orderId, ownOrders(tx, ctx.userId)))
  })
}

/** Whether the demo account exists, whose password is public in the manual. */
export async function hasDemoShopper(db: Db): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.account, demoShopper.account), eq(users.isDemo, true)))
  return found !== undefined
}

function ownOrders(tx: Db, userId: number) {
  return tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
}

async function seedPromoCodes(tx: Db, clock: Clock): Promise<void> {
  const startsAt = clock.now()
  const endsAt = addSeconds(startsAt, 3 * 365 * 24 * 60 * 60)
  await tx
    .insert(promoCodes)
    .values([
      {
        code: demoPromoCodes[0],
        kind: 'percent',
        value: 10,
        maxDiscountCents: 2_000,
        minSubtotalCents: 1_000,
        usesPerUser: 1,
        isAnnounced: true,
        startsAt,
        endsAt,
      },
      {
        code: demoPromoCodes[1],
        kind: 'amount',
        value: 500,
        minSubtotalCents: 5_000,
        usesPerUser: 3,
        startsAt,
        endsAt,
      },
    ])
    .onConflictDoNothing()
}

async function createShopper(tx: Db, clock: Clock, keys: PayCodeKeys): Promise<ShopperCtx> {
  const [user] = await tx
    .insert(users)
    .values({
      account: demoShopper.account,
      passwordHash: await hashPassword(demoShopper.password),
      familyName: 'Okafor',
      givenName: 'Mira',
      email: 'mira@example.com',
      isDemo: true,
      createdAt: clock.now(),
    })
    .returning()
  if (!user) throw new Error('the demo shopper was not written')
  const payCodeHash = macPayCode(keys, user.id, demoShopper.payCode)
  await tx.update(users).set({ payCodeHash }).where(eq(users.id, user.id))
  await openAccounts(tx, user.id)
  await transfer(tx, {
    kind: 'openingBalance',
    userId: user.id,
    amountCents: demoShopper.balanceCents,
    at: clock.now(),
  })
  return { db: tx, clock, lang: 'en', userId: user.id, sessionId: 0 }
}

async function seedAddresses(ctx: ShopperCtx): Promise<Address> {
  const home = await saveAddress({
    ctx,
    input: {
      addressee: 'Mira Okafor',
      mobile: '+442079460018',
      country: 'GB',
      area: 'Bristol',
      postcode: 'BS1 5DB',
      detail: '14 Harbourside Walk, Flat 3',
      tag: 'Home',
      isDefault: true,
    },
  })
  await saveAddress({
    ctx,
    input: {
      addressee: 'Mira Okafor',
      mobile: '+442079460018',
      country: 'GB',
      area: 'London',
      postcode: 'SE16 7TE',
      detail: 'Dock Studios, 2nd floor, 8 Rope Street',
      tag: 'Office',
      isDefault: false,
    },
  })
  return home
}
