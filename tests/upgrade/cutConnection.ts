import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CutConnection {
  /** The same database, through a proxy. */
  url: string
  /** How many messages the client has sent so far. */
  sent(): number
  close(): Promise<void>
}

/**
 * Forwards a connection to a database, and cuts it off in place of its nth message: to the database
 * that looks like a client that was killed.
 */
export function cutConnection(url: string, nth: number): Promise<CutConnection> {
  const to = new URL(url)
  const sockets = new Set<Socket>()
  let sent = 0
  const server = createServer((client) => {
    const database = connect(Number(to.port), to.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.on('data', (bytes) => {
      sent += 1
      if (sent < nth) database.write(bytes)
      else for (const socket of [client, database]) socket.destroy()
    })
    database.on('data', (bytes) => client.write(bytes))
    database.on('close', () => client.destroy())
    client.on('close', () => database.destroy())
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const through = new URL(url)
      through.hostname = '127.0.0.1'
      through.port = String((server.address() as AddressInfo).port)
      resolve({
        url: through.href,
        sent: () => sent,
        close: () =>
          new Promise((closed) => {
            for (const socket of sockets) socket.destroy()
            server.close(() => closed())
          }),
      })
    })
  })
}
