import { checkPassword } from '../session/passwordHash.ts'
import type { PayCodeKeys } from './payCodeKeys.ts'
import { isPayCodeOfMac, keyOf, macScheme } from './payCodeMac.ts'

/** Replaces a code whose key is lost. Only the password sets a new one. */
export const forgottenPayCode = 'forgotten'

/** Whether the code is stored by a slow hash, as it was before codes had a key. */
export function isStoredSlowly(stored: string): boolean {
  return stored.startsWith('scrypt$')
}

export function isStoredAsNew(keys: PayCodeKeys, stored: string): boolean {
  return keyOf(keys, stored) === keys[0]
}

/** Whether the code equals the stored one, in either format. */
export async function isPayCode(
  keys: PayCodeKeys,
  given: { userId: number; payCode: string; stored: string },
): Promise<boolean> {
  if (isStoredSlowly(given.stored)) return checkPassword(given.payCode, given.stored)
  return isPayCodeOfMac(keys, given)
}

/** Throws before anything is counted, so that a missing key locks nobody out. */
export function requireKeyOf(keys: PayCodeKeys, stored: string): void {
  if (!stored.startsWith(`${macScheme}$`) || keyOf(keys, stored)) return
  throw new Error(
    `a payment code is stored under key ${stored.split('$')[1]}, which this server was not started with: see PAYMENT_CODE_KEY`,
  )
}
