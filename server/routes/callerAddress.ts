import { plainAddress } from './plainAddress.ts'
import type { TrustedProxies } from './trustedProxies.ts'

interface Told {
  /** The address of the connection. */
  socket: string
  /** `X-Forwarded-For` as it came: each proxy adds at its end whom it was asked by. */
  forwardedFor: string | undefined
}

/**
 * Walks from the connection to the left for as long as the one who speaks is trusted, so that
 * nothing a client adds itself is believed. An entry that is no address leaves the connection's own.
 */
export function callerAddress({ socket, forwardedFor }: Told, trusted: TrustedProxies): string {
  const nearest = plainAddress(socket) ?? socket
  if (forwardedFor === undefined) return nearest
  const told = forwardedFor.split(',')
  let address = nearest
  for (let hop = 0; hop < told.length && trusted(address, hop); hop += 1) {
    const before = plainAddress(told[told.length - 1 - hop]?.trim() ?? '')
    if (before === null) return nearest
    address = before
  }
  return address
}
