import { BlockList, isIP } from 'node:net'
import { plainAddress } from './plainAddress.ts'

/**
 * Whether the address at this hop is trusted to name the previous one. The socket's own address is
 * hop 0.
 */
export type TrustedProxies = (address: string, hop: number) => boolean

const mostHops = 16

export const nobodyTrusted: TrustedProxies = () => false

/** Parses a number of hops, or a comma-separated list of addresses and CIDR ranges. */
export function parseTrustedProxies(given: string, name: string): TrustedProxies {
  if (/^\d+$/.test(given)) {
    const hops = Number(given)
    if (hops > mostHops) throw new Error(`${name} must be at most ${mostHops} hops, not "${given}"`)
    return (_, hop) => hop < hops
  }
  const trusted = new BlockList()
  for (const range of given.split(',')) addRange(trusted, range.trim(), name)
  return (address) => {
    const family = familyOf(address)
    return family !== null && trusted.check(address, family)
  }
}

function addRange(trusted: BlockList, range: string, name: string): void {
  const [, given = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(range) ?? []
  const address = plainAddress(given)
  const family = address === null ? null : familyOf(address)
  const most = family === 'ipv6' ? 128 : 32
  const isMappedRange = bits !== undefined && family === 'ipv4' && given.includes(':')
  if (address === null || family === null || isMappedRange || Number(bits ?? most) > most) {
    throw new Error(
      `${name} must be a number of hops, or addresses and ranges such as 10.0.0.0/8, not "${range}"`,
    )
  }
  trusted.addSubnet(address, Number(bits ?? most), family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
