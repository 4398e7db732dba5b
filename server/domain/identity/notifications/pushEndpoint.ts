import { isIP } from 'node:net'

/**
 * Whether an address may be that of a push service: https at its usual port, with a public name and
 * no credentials. The address that the name resolves to is examined when a message is sent.
 * `allowsLoopback` also allows this machine, for tests.
 */
export function isPushEndpoint(
  endpoint: string,
  { allowsLoopback }: { allowsLoopback: boolean },
): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (allowsLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true
  const host = url.hostname.replace(/\.$/, '')
  const isName = isIP(host) === 0 && !host.startsWith('[') && /\.[a-z][a-z0-9-]*$/.test(host)
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    isName &&
    !/(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/.test(
      host,
    )
  )
}
