import { isIPv4, isIPv6 } from 'node:net'

const groups = 8
const groupsOfNetwork = 4

/**
 * The network that the limits by address count: for IPv6 the /64, which one connection owns
 * completely.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before, after] = address.split('::')
  const first = groupsIn(before)
  const last = groupsIn(after)
  const leftOut = Array.from({ length: groups - first.length - last.length }, () => '0')
  return `${[...first, ...leftOut, ...last].slice(0, groupsOfNetwork).join(':')}::/64`
}

/**
 * The network that gets one share of what is scarce: for IPv4 the /24, because
 * addresses are rented with their neighbours.
 */
export function subnetOf(address: string): string {
  if (!isIPv4(address)) return networkOf(address)
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`
}

function groupsIn(text: string | undefined): string[] {
  return text ? text.split(':') : []
}
