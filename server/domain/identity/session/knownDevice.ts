import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../../kernel/ctx.ts'
import { newSecret } from './secrets.ts'

interface Owner {
  id: number
  passwordHash: string
}

/**
 * The id of the calling device, if this shopper has signed in on it since the last change of the
 * password; else null. It is no session: it only decides whose failed attempts are counted.
 */
export function knownDevice(caller: Caller, owner: Owner): string | null {
  const [device, mark] = caller.device(owner.id).split('.')
  if (!device || !mark) return null
  const wanted = Buffer.from(markOf(device, owner))
  const given = Buffer.from(mark)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? device : null
}

/** Gives the calling device a cookie that identifies it from now on. */
export function keepDevice(caller: Caller, owner: Owner, device = newSecret()): void {
  caller.keepDevice(owner.id, `${device}.${markOf(device, owner)}`)
}

/**
 * Keyed by the password's hash and its salt, so that a changed password invalidates every device.
 */
function markOf(device: string, { id, passwordHash }: Owner): string {
  return createHmac('sha256', passwordHash).update(`device ${id} ${device}`).digest('base64url')
}
