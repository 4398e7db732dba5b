import { isIPv6 } from 'node:net'

const groups = 8
const groupsOfNetwork = 4

/** Whom the limits by address count together: of IPv6 the /64 that one connection is given whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before, after] = address.split('::')
  const first = groupsIn(before)
  const last = groupsIn(after)
  const leftOut = Array.from({ length: groups - first.length - last.length }, () => '0')
  return `${[...first, ...leftOut, ...last].slice(0, groupsOfNetwork).join(':')}::/64`
}

function groupsIn(text: string | undefined): string[] {
  return text ? text.split(':') : []
}
