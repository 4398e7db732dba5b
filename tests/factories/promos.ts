import { randomUUID } from 'node:crypto'
import { promoCodes } from '../../server/db/schema/orders.ts'
import type { TestShop } from '../support/testShop.ts'

/** A code that each shopper can use once, valid for a day unless given otherwise. */
export async function mintPromo(
  shop: TestShop,
  wanted: {
    kind: 'percent' | 'amount'
    value: number
    minSubtotalCents?: number
    usesPerUser?: number
    startsIn?: number
    endsIn?: number
  },
): Promise<string> {
  const {
    kind,
    value,
    minSubtotalCents = 600,
    usesPerUser = 1,
    startsIn = -60,
    endsIn = 86_400,
  } = wanted
  const code = `P${randomUUID().slice(0, 8).toUpperCase()}`
  const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000)
  await shop.database.db.insert(promoCodes).values({
    code,
    kind,
    value,
    minSubtotalCents,
    usesPerUser,
    startsAt: at(startsIn),
    endsAt: at(endsIn),
  })
  return code
}
