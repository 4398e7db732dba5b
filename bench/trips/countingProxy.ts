import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { publishStatementName } from '../../server/db/outboxRelay.ts'

export interface Trips {
  /**
   * How often the server waited for PostgreSQL. Statements sent before an answer arrives are one
   * trip.
   */
  trips: number
  statements: number
}

/** Messages of PostgreSQL's protocol, version 3. */
const simpleQuery = 'Q'
const bind = 'B'
const execute = 'E'
const sync = 'S'
const readyForQuery = 'Z'
/**
 * The Bind message of the outbox relay, which no call waits for: the portal's and the statement's
 * name.
 */
const publishName = Buffer.from(`\0${publishStatementName}\0`)

/** A proxy between server and PostgreSQL that counts the messages. */
export async function openCountingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let counted: Trips = { trips: 0, statements: 0 }
  const sockets = new Set<Socket>()

  const proxy = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port), noDelay: true })
    client.setNoDelay(true)
    let unanswered = 0
    let isPublish = false
    const asked = messages({ startsPlain: true }, (type, body) => {
      if (type === bind) isPublish = body.subarray(0, publishName.length).equals(publishName)
      if (isPublish) {
        isPublish = type !== sync
        return
      }
      if (type === simpleQuery || type === execute) counted.statements += 1
      if (type === simpleQuery || type === sync) {
        if (unanswered === 0) counted.trips += 1
        unanswered += 1
      }
    })
    const answered = messages({ startsPlain: false }, (type) => {
      if (type === readyForQuery && unanswered > 0) unanswered -= 1
    })
    client.on('data', (chunk) => {
      asked(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk) => {
      answered(chunk)
      client.write(chunk)
    })
    const pair = [client, database] as const
    for (const socket of pair) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        for (const each of pair) each.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    /** The round trips and statements of one piece of work. */
    async during(work: () => Promise<unknown>): Promise<Trips> {
      counted = { trips: 0, statements: 0 }
      await work()
      return { ...counted }
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

/**
 * Parses the type of each message in a stream of chunks; a client's very first message has none.
 */
function messages(
  { startsPlain }: { startsPlain: boolean },
  onMessage: (type: string, body: Buffer) => void,
): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0)
  let isPlain = startsPlain
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
    for (;;) {
      const head = isPlain ? 0 : 1
      if (pending.length < head + 4) return
      const length = head + pending.readUInt32BE(head)
      if (pending.length < length) return
      if (!isPlain) onMessage(String.fromCharCode(pending[0] ?? 0), pending.subarray(5, length))
      isPlain = false
      pending = pending.subarray(length)
    }
  }
}
