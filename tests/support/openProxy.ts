import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Proxy {
  url: string
  /** From now on nothing passes the open connections, in either direction. New ones work. */
  swallow(): void
  /** Passes the next text like this on to the database, and then nothing on that connection. */
  loseAnswerTo(text: string): void
  /** Nobody gets through until it is opened again; open connections are cut. */
  refuse(): void
  /** Open connections are swallowed, and new ones are accepted and never answered. */
  hang(): void
  accept(): void
  /** How many messages clients have sent so far. */
  sent(): number
  close(): Promise<void>
}

/**
 * A TCP proxy on loopback in front of a database, for connections that die silently. One may be cut
 * in place of the nth message, as of a client that is killed.
 */
export async function openProxy(databaseUrl: string, { cutsAt = Infinity } = {}): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const silenced: Socket[] = []
  let isAway: 'refusing' | 'hanging' | null = null
  let lost: string | null = null
  let sent = 0
  const server = createServer((client) => {
    if (isAway === 'refusing') return void client.destroy()
    if (isAway === 'hanging') return void silenced.push(client)
    const upstream = connect(Number(target.port), target.hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    client.on('data', (chunk: Buffer) => {
      sent += 1
      if (sent >= cutsAt) {
        upstream.destroy()
        client.destroy()
        return
      }
      if (lost === null || !chunk.includes(lost)) return
      lost = null
      upstream.unpipe()
      upstream.resume()
    })
    client.pipe(upstream)
    upstream.pipe(client)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.once('close', () => {
        if (!pairs.delete(pair)) return
        for (const each of pair) each.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  const swallow = () => {
    for (const pair of pairs) {
      pairs.delete(pair)
      for (const socket of pair) {
        socket.unpipe()
        socket.resume()
        silenced.push(socket)
      }
    }
  }
  return {
    url: url.href,
    swallow,
    hang: () => {
      isAway = 'hanging'
      swallow()
    },
    loseAnswerTo: (text) => {
      lost = text
    },
    refuse: () => {
      isAway = 'refusing'
      cut()
    },
    accept: () => {
      isAway = null
    },
    sent: () => sent,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      cut()
      for (const socket of silenced) socket.destroy()
      await closed
    },
  }
}
