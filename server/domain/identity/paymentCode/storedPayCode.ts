import { checkPassword } from '../session/passwordHash.ts'
import type { PayCodeKeys } from './payCodeKeys.ts'
import { isPayCodeOfMac, keyOf, macScheme } from './payCodeMac.ts'

/** Stands where a code was whose key is lost: the password sets a new one. */
export const forgottenPayCode = 'forgotten'

/** Stored by a slow hash, as codes were before they had a key. */
export function isStoredSlowly(stored: string): boolean {
  return stored.startsWith('scrypt$')
}

export function isStoredAsNew(keys: PayCodeKeys, stored: string): boolean {
  return keyOf(keys, stored) === keys[0]
}

/** Whether the code is the stored one, however that was stored. */
export async function isPayCode(
  keys: PayCodeKeys,
  given: { userId: number; payCode: string; stored: string },
): Promise<boolean> {
  if (isStoredSlowly(given.stored)) return checkPassword(given.payCode, given.stored)
  return isPayCodeOfMac(keys, given)
}

/** Throws before anything is counted, so that an operator's mistake locks nobody out. */
export function requireKeyOf(keys: PayCodeKeys, stored: string): void {
  if (!stored.startsWith(`${macScheme}$`) || keyOf(keys, stored)) return
  throw new Error(
    `a payment code is stored under key ${stored.split('$')[1]}, which this server was not started with: see PAYMENT_CODE_KEY`,
  )
}
