import { serve } from '@hono/node-server'
import { connect, type AddressInfo } from 'node:net'
import { SecuredResponse } from '../../server/http/securedResponse.ts'

export interface Listening {
  address: string
  port: number
  /** How many requests were answered or aborted so far. */
  answered(): number
  close(): Promise<void>
}

const serverOptions = { ServerResponse: SecuredResponse }

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Serves an app on its own port, for what only a connection shows. */
export function listenOn(app: { fetch: Fetch }): Promise<Listening> {
  let answered = 0
  const fetch: Fetch = async (...given) => {
    try {
      return await app.fetch(...given)
    } finally {
      answered += 1
    }
  }
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0, serverOptions }, () => {
      const { port } = server.address() as AddressInfo
      resolve({
        address: `http://127.0.0.1:${port}`,
        port,
        answered: () => answered,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
  })
}

export interface Conversation {
  /** Everything received until the server closed the connection. */
  heard: string
  sentBytes: number
}

/** Far more than any call accepts. The test stops here if the server continues to read. */
const enoughBytes = 100 * 1024 * 1024

/** Sends the head and then a chunk repeatedly, until the server closes the connection. */
export function sendWithoutEnd(port: number, head: string, chunk: Buffer): Promise<Conversation> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let heard = ''
    let sentBytes = 0
    const part = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ])
    const pour = () => {
      while (socket.writable) {
        sentBytes += chunk.length
        if (sentBytes > enoughBytes) socket.destroy()
        else if (!socket.write(part)) return
      }
    }
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    socket.on('drain', pour)
    socket.on('error', () => {})
    socket.on('close', () => resolve({ heard, sentBytes }))
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n`, pour)
  })
}
