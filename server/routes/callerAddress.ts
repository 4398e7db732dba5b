import { plainAddress } from './plainAddress.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface Peer {
  /** The address of the connection. */
  socket: string
  /** The raw `X-Forwarded-For`: each proxy appends the address of its client. */
  forwardedFor: string | undefined
}

/**
 * Walks from the connection to the left while each address is a trusted proxy, so that entries a
 * client added are never believed. An entry that is no address ends the walk at the connection's
 * own address.
 */
export function callerAddress({ socket, forwardedFor }: Peer, trusted: TrustedProxies): string {
  const nearest = plainAddress(socket) ?? socket
  if (forwardedFor === undefined) return nearest
  const hops = forwardedFor.split(',')
  let address = nearest
  for (let hop = 0; hop < hops.length && trusted(address, hop); hop += 1) {
    const before = plainAddress(hops[hops.length - 1 - hop]?.trim() ?? '')
    if (before === null) return nearest
    address = before
  }
  return address
}

/** For the limits of connections, which know a socket's address before any request. */
export function clientBehind(trusted: TrustedProxies) {
  return {
    isTrustedProxy: (socket: string) => trusted(plainAddress(socket) ?? socket, 0),
    addressOf: (socket: string, forwardedFor?: string) =>
      callerAddress({ socket, forwardedFor }, trusted),
  }
}
