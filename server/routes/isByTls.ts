import { plainAddress } from './plainAddress.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface Peer {
  /** The address of the connection. */
  socket: string
  /** The raw `X-Forwarded-Proto`. */
  forwardedProto: string | undefined
}

/** Whether the browser connected over TLS, as a trusted proxy reports. */
export function isByTls({ socket, forwardedProto }: Peer, trusted: TrustedProxies): boolean {
  const scheme = forwardedProto?.split(',').at(-1)?.trim().toLowerCase()
  return scheme === 'https' && trusted(plainAddress(socket) ?? socket, 0)
}
