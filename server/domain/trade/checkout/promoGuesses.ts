import { inArray } from 'drizzle-orm'
import { loginFailures } from '../../../db/schema/users.ts'
import type { Caller, ShopperCtx } from '../../kernel/ctx.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import { takePerHour, takenOf } from '../../identity/session/takePerHour.ts'

/** A shopper who may try promo codes, from an address. */
export type BuyerCtx = ShopperCtx & { readonly caller: Pick<Caller, 'address'> }

/** Unknown promo codes an hour. */
const mostOfShopper = 20
const mostOfNetwork = 100
/** The first ones of a shopper don't wait for the network, which may be shared with strangers. */
const firstOfShopper = 3

/**
 * Whether the shopper has tried too many unknown codes. Then no code is looked up, so that the
 * answer reveals none.
 */
export async function areGuessesUsedUp(ctx: BuyerCtx): Promise<boolean> {
  const { shopper, network } = keysOf(ctx)
  const rows = await ctx.db
    .select()
    .from(loginFailures)
    .where(inArray(loginFailures.key, [shopper, network]))
  const taken = (key: string, most: number) =>
    takenOf(
      rows.find((row) => row.key === key),
      { most, now: ctx.clock.now() },
    )
  const own = taken(shopper, mostOfShopper)
  if (own >= mostOfShopper) return true
  return own >= firstOfShopper && taken(network, mostOfNetwork) >= mostOfNetwork
}

/** Counts a code that doesn't exist. In a keyed call it is stored with the refusal. */
export async function countGuess(
  ctx: BuyerCtx,
  promo: { isBlocked: boolean; known: object | null } | null,
): Promise<void> {
  if (promo === null || promo.isBlocked || promo.known !== null) return
  const { shopper, network } = keysOf(ctx)
  await takePerHour(ctx, { key: shopper, most: mostOfShopper })
  await takePerHour(ctx, { key: network, most: mostOfNetwork })
}

function keysOf({ userId, caller }: BuyerCtx): { shopper: string; network: string } {
  return { shopper: `promos:#${userId}`, network: `promos:${networkOf(caller.address)}` }
}
