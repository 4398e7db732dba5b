import { isIP, SocketAddress } from 'node:net'

/**
 * Normalizes an address for comparison: no port, IPv4-mapped IPv6 as IPv4, and IPv6 in its shortest
 * form. Null for what is no address.
 */
export function plainAddress(given: string): string | null {
  const [, bracketed, withPort] =
    /^\[([^\]]+)\](?::\d{1,5})?$|^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(given) ?? []
  const address = bracketed ?? withPort ?? given
  const version = isIP(address)
  if (version === 4) return address
  if (version === 0 || address.includes('%')) return null
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1] ?? shortest
}
