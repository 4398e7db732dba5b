import { later } from './later.ts'

const call = later(() => import('./passkeysCalls.ts'))

export const listPasskeys = call('listPasskeys')
export const addPasskey = call('addPasskey')
export const renamePasskey = call('renamePasskey')
export const removePasskey = call('removePasskey')
export const requirePasskey = call('requirePasskey')
export const signInByPasskey = call('signInByPasskey')
export const proveByPasskey = call('proveByPasskey')
export const passkeyProof = call('passkeyProof')
export const suggestPasskeys = call('suggestPasskeys')

/**
 * Whether the browser can use passkeys at this address: over TLS or on `localhost`, and never at an
 * IP address.
 */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)
}
