import type { ServerType } from '@hono/node-server'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../domain/kernel/networkOf.ts'

/** One address network gets half of them at most. */
const mostConnections = 10_000
/** Unanswered requests of one connection. Browsers and proxies send one at a time. */
const mostPipelined = 8
/** Bytes of all connections that their clients haven't taken yet. */
const mostWaitingBytes = 32 * 1024 * 1024
const lookMs = 250
/** A client that takes nothing is cut after this time, and later only for a large answer. */
const patienceMs = 10_000
const slowestBytesPerSecond = 4_096
const usualLimits = {
  connections: mostConnections,
  waitingBytes: mostWaitingBytes,
  patienceMs,
  bytesPerSecond: slowestBytesPerSecond,
}

type Limits = typeof usualLimits

interface Client {
  isTrustedProxy: (socketAddress: string) => boolean
  /** The address that a trusted proxy reports, else the connection's own. */
  addressOf: (socketAddress: string, forwardedFor?: string) => string
}

/**
 * Limits what clients occupy that send much and read nothing. A connection's requests are handled
 * one after another, so that each connection has one answer in memory at most. Call it after all
 * `request` listeners are added: they get each request when its turn comes.
 */
export function boundConnections(
  server: ServerType,
  client: Client,
  given: Partial<Limits> = {},
): void {
  const limits = { ...usualLimits, ...given }
  server.maxConnections = limits.connections
  const ofNetworks = openCounter(Math.ceil(limits.connections / 2))
  queueRequests(server as Server, (request, answer) => {
    const { remoteAddress } = request.socket
    if (remoteAddress === undefined || !client.isTrustedProxy(remoteAddress)) return true
    const forwardedFor = request.headers['x-forwarded-for']
    const network = networkOf(client.addressOf(remoteAddress, String(forwardedFor ?? '')))
    if (!ofNetworks.take(network)) return refuse(answer)
    answer.once('close', () => ofNetworks.giveBack(network))
    return true
  })
  const waiting = new Map<Socket, Waiting>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress !== undefined && !client.isTrustedProxy(remoteAddress)) {
      const network = networkOf(client.addressOf(remoteAddress))
      if (!ofNetworks.take(network)) return void socket.destroy()
      socket.once('close', () => ofNetworks.giveBack(network))
    }
    waiting.set(socket, { takenBytes: 0, since: performance.now() })
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => cutUnread(waiting, limits), lookMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

type Handle = (request: IncomingMessage, answer: ServerResponse) => void

/** Runs a connection's requests in turn. Too many at once close the connection. */
function queueRequests(
  server: Server,
  admit: (request: IncomingMessage, answer: ServerResponse) => boolean,
): void {
  const handlers = server.listeners('request') as Handle[]
  const queues = new WeakMap<Socket, (() => void)[]>()
  server.removeAllListeners('request')
  server.on('request', (request, answer) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    queues.set(socket, queue)
    if (queue.length === mostPipelined) return void socket.destroy()
    queue.push(() => {
      answer.once('close', () => {
        queue.shift()
        if (!socket.destroyed) queue[0]?.()
      })
      if (admit(request, answer))
        for (const handle of handlers) handle.call(server, request, answer)
    })
    if (queue.length === 1) queue[0]?.()
  })
}

function refuse(answer: ServerResponse): false {
  answer.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '5',
    connection: 'close',
  })
  answer.end('503 Service Unavailable\n')
  return false
}

interface Waiting {
  takenBytes: number
  /** When the client last took bytes, or had none to take. */
  since: number
}

/** Cuts connections whose clients don't read, and of too many waiting bytes the oldest. */
function cutUnread(
  sockets: Map<Socket, Waiting>,
  { waitingBytes, patienceMs, bytesPerSecond }: Limits,
): void {
  const now = performance.now()
  const unread: { socket: Socket; bytes: number; since: number }[] = []
  let total = 0
  for (const [socket, each] of sockets) {
    const bytes = socket.writableLength
    const takenBytes = socket.bytesWritten - bytes
    if (bytes === 0 || takenBytes !== each.takenBytes) {
      each.takenBytes = takenBytes
      each.since = now
    }
    if (bytes === 0) continue
    const mostMs = patienceMs + (bytes / bytesPerSecond) * 1_000
    if (now - each.since > mostMs) socket.destroy()
    else {
      total += bytes
      unread.push({ socket, bytes, since: each.since })
    }
  }
  if (total <= waitingBytes) return
  for (const { socket, bytes } of unread.toSorted((a, b) => a.since - b.since)) {
    if (total <= waitingBytes) return
    socket.destroy()
    total -= bytes
  }
}

function openCounter(most: number) {
  const counts = new Map<string, number>()
  return {
    take(key: string): boolean {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    giveBack(key: string): void {
      const count = counts.get(key) ?? 0
      if (count <= 1) counts.delete(key)
      else counts.set(key, count - 1)
    },
  }
}
