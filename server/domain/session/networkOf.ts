import { isIPv6 } from 'node:net'

const groups = 8
const groupsOfNetwork = 4

/** Whom the limits by address count together: of IPv6 the /64 that one connection is given whole. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const first = before === '' ? [] : before.split(':')
  const last = after ? after.split(':') : []
  const between = after === undefined ? 0 : groups - first.length - last.length
  const all = [...first, ...Array.from({ length: Math.max(0, between) }, () => '0'), ...last]
  return `${all.slice(0, groupsOfNetwork).join(':')}::/64`
}
