import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../../kernel/ctx.ts'
import { newSecret } from './secrets.ts'

interface Owner {
  id: number
  passwordHash: string
}

/**
 * The name of the device that calls, if this shopper has proven themself on it since they last
 * changed their password; else null. It is no session: it says only whose guesses are counted.
 */
export function knownDevice(caller: Caller, owner: Owner): string | null {
  const [device, mark] = caller.device(owner.id).split('.')
  if (!device || !mark) return null
  const wanted = Buffer.from(markOf(device, owner))
  const given = Buffer.from(mark)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? device : null
}

/** Gives the device that calls what it is known by from now on. */
export function keepDevice(caller: Caller, owner: Owner, device = newSecret()): void {
  caller.keepDevice(owner.id, `${device}.${markOf(device, owner)}`)
}

/** The hash's salt and key are the secret, so that a changed password forgets every device. */
function markOf(device: string, { id, passwordHash }: Owner): string {
  return createHmac('sha256', passwordHash).update(`device ${id} ${device}`).digest('base64url')
}
