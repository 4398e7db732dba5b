import { plainAddress } from './plainAddress.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface Told {
  /** The address of the connection. */
  socket: string
  /** `X-Forwarded-Proto` as it came. */
  forwardedProto: string | undefined
}

/** Whether the browser came by TLS, by the word of a proxy that is trusted. */
export function isByTls({ socket, forwardedProto }: Told, trusted: TrustedProxies): boolean {
  const told = forwardedProto?.split(',').at(-1)?.trim().toLowerCase()
  return told === 'https' && trusted(plainAddress(socket) ?? socket, 0)
}
