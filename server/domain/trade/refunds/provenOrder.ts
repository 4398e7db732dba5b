import { eq } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders.ts'
import { countLoginAttempt, forgetLoginAttempt } from '../../identity/session/loginThrottle.ts'
import { inQuickTurn } from '../../identity/session/guessQueues.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { Refusal } from '../../kernel/errors.ts'

export interface OrderProof {
  sn: string
  postcode: string
  mobile: string
}

/**
 * Finds an order by its number, and the postcode and phone of its address. Guesses are slowed down
 * as those of passwords, by order and address, and every wrong proof gets the same answer.
 */
export async function provenOrder(
  ctx: CallerCtx,
  { sn, postcode, mobile }: OrderProof,
): Promise<{ orderId: number; userId: number }> {
  const number = sn.toUpperCase()
  const attempt = { account: `order ${number}`, known: null }
  await inQuickTurn(ctx, attempt, () => countLoginAttempt(ctx, attempt))
  const [order] = await ctx.db
    .select({ orderId: orders.id, userId: orders.userId, address: orders.address })
    .from(orders)
    .where(eq(orders.sn, number))
  const isProven =
    order !== undefined &&
    // Empty once the account is deleted.
    order.address.mobile !== '' &&
    bareOf(order.address.postcode ?? '') === bareOf(postcode) &&
    isSamePhone(order.address.mobile, mobile)
  if (!isProven) throw new Refusal('orderUnknown')
  await forgetLoginAttempt(ctx, attempt)
  return order
}

function bareOf(postcode: string): string {
  return postcode.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
}

/** The typed number may lack the country's code, which has at most three digits. */
function isSamePhone(stored: string, typed: string): boolean {
  const digitsOf = (phone: string) => phone.normalize('NFKC').replaceAll(/\D/g, '')
  const whole = digitsOf(stored)
  const given = digitsOf(typed)
  const national = given.replace(/^0+/, '')
  return (
    given === whole ||
    (national.length >= 6 && whole.length - national.length <= 3 && whole.endsWith(national))
  )
}
