import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isPushEndpoint } from '../domain/identity/notifications/pushEndpoint.ts'
import type { PushKey } from '../domain/identity/notifications/openPushKey.ts'
import type { PushOutcome, PushSender } from '../domain/messaging/pushes/pushSender.ts'

/** Less than the server waits at a stop, and than the delay before a message is retried. */
const longestWaitMs = 8_000
/** Push services answer with a line. More is not read. */
const mostAnswerBytes = 64 * 1024
const mostWaitSeconds = 3_600

/**
 * Sends push messages by HTTP. Shoppers name the address, so only public ones are connected to:
 * the name is resolved here, and the connection uses the addresses that were examined. Redirects
 * aren't followed.
 */
export function openPushSender(options: {
  key: PushKey
  /** How push services reach the shop's owner: an https or mailto address. */
  subject: string
  /** Allows push services on this machine, for tests. */
  allowsLoopback: boolean
}): PushSender {
  const { key, subject, allowsLoopback } = options
  return {
    async send({ subscription, payload, ttlSeconds, topic }) {
      const { endpoint, p256dh, auth } = subscription
      if (!isPushEndpoint(endpoint, { allowsLoopback })) {
        return { type: 'refused' }
      }
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject, ...key }, TTL: ttlSeconds, topic, urgency: 'normal' },
        )
        return outcomeOf(await post(endpoint, { headers, body, allowsLoopback }))
      } catch {
        return { type: 'later', afterSeconds: 0 }
      }
    },
  }
}

interface Answer {
  status: number
  retryAfter: string | undefined
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { type: 'sent' }
  if (status === 404 || status === 410) return { type: 'gone' }
  if (status !== 429 && status < 500) return { type: 'refused' }
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0
  return { type: 'later', afterSeconds: Math.min(seconds, mostWaitSeconds) }
}

function post(
  endpoint: string,
  given: {
    headers: Record<string, string | number>
    body: Buffer | null
    allowsLoopback: boolean
  },
): Promise<Answer> {
  const { headers, body, allowsLoopback } = given
  const url = new URL(endpoint)
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: 'POST',
        headers,
        // A connection of its own: a pooled one would skip the examination of the address.
        agent: false,
        lookup: allowsLoopback ? resolveName : lookupPublic,
        signal: AbortSignal.timeout(longestWaitMs),
      },
      (response) => {
        const { statusCode: status = 0, headers: answered } = response
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > mostAnswerBytes) response.destroy()
        })
        response.once('error', reject)
        response.once('close', () => resolve({ status, retryAfter: answered['retry-after'] }))
      },
    )
    sending.once('error', reject)
    sending.end(body)
  })
}

/** Resolves a name to public addresses only; fails where there are none. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) {
      callback(error, [])
      return
    }
    const allowed = found.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (!first) {
      callback(new Error(`${hostname} has no public address`), [])
    } else if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4')
}
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
// Tunnels that carry an IPv4 address, and documentation.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address belongs to the public internet, and to no special range. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    : !notPublic.check(address, 'ipv4')
}
