import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { assertDefined } from '../../kernel/assertDefined.ts'
import type { PayCodeKey, PayCodeKeys } from './payCodeKeys.ts'

export const macScheme = 'hmac-sha256'
const saltBytes = 16
const userIdBytes = 8
const start = Buffer.from(`${macScheme}\0`)

/** Computes `hmac-sha256$key id$salt$mac`: bound to the shopper, and useless without the key. */
export function macPayCode([current]: PayCodeKeys, userId: number, payCode: string): string {
  const salt = randomBytes(saltBytes)
  const mac = macOf(current, salt, userId, payCode)
  return [macScheme, current.id, salt.toString('base64url'), mac].join('$')
}

/** Also false when none of the keys belongs to the stored code. */
export function isPayCodeOfMac(
  keys: PayCodeKeys,
  given: { userId: number; payCode: string; stored: string },
): boolean {
  const key = keyOf(keys, given.stored)
  if (!key) return false
  const [, , salt, mac] = given.stored.split('$')
  const wanted = Buffer.from(assertDefined(mac))
  const found = Buffer.from(
    macOf(key, Buffer.from(assertDefined(salt), 'base64url'), given.userId, given.payCode),
  )
  return wanted.length === found.length && timingSafeEqual(found, wanted)
}

/** Finds the key that a code is stored under. */
export function keyOf(keys: PayCodeKeys, stored: string): PayCodeKey | undefined {
  const [scheme, keyId] = stored.split('$')
  return scheme === macScheme ? keys.find(({ id }) => id === keyId) : undefined
}

/** Every part except the code has a fixed width, so that no two inputs give the same bytes. */
function macOf({ secret }: PayCodeKey, salt: Buffer, userId: number, payCode: string): string {
  const user = Buffer.alloc(userIdBytes)
  user.writeBigUInt64BE(BigInt(userId))
  return createHmac('sha256', secret)
    .update(Buffer.concat([start, salt, user, Buffer.from(payCode)]))
    .digest('base64url')
}
