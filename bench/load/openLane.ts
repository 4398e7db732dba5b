import { connect, type Socket, type TcpNetConnectOpts } from 'node:net'

export interface Asked {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  text: string
}

export interface Lane {
  ask(asked: Asked): Promise<Answered>
  close(): void
}

const endOfHead = '\r\n\r\n'

/**
 * One persistent connection that waits for each answer, and reconnects when the server has closed
 * it. It parses no more of HTTP than a status and a content length, because the load shares the
 * processors with the server: see bench/README.md.
 */
export async function openLane(address: string, localAddress?: string): Promise<Lane> {
  const { hostname, port, host } = new URL(address)
  const to = {
    host: hostname,
    port: Number(port),
    noDelay: true,
    ...(localAddress ? { localAddress } : {}),
  }
  let connection = await openConnection(to)
  return {
    ask: async ({ path, method = 'GET', headers = {}, body = '' }) => {
      if (connection.isClosed()) connection = await openConnection(to)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
      return connection.send(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines.join('')}${length}\r\n${body}`,
      )
    },
    close: () => connection.close(),
  }
}

async function openConnection(to: TcpNetConnectOpts) {
  const socket = await connected(to)
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve: (answer: Answered) => void; reject: (error: Error) => void } | null = null
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = readAnswer(received)
    if (!answer || !waiting) return
    const { resolve } = waiting
    waiting = null
    received = Buffer.alloc(0)
    resolve(answer)
  })
  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = null
  }
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed the connection')))
  return {
    isClosed: () => socket.destroyed || socket.readableEnded,
    send: (text: string) =>
      new Promise<Answered>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(text)
      }),
    close: () => socket.destroy(),
  }
}

function connected(to: TcpNetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(to)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** Null until the whole answer has arrived. */
function readAnswer(received: Buffer): Answered | null {
  const headEnd = received.indexOf(endOfHead)
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${head}`)
  const bodyStart = headEnd + endOfHead.length
  if (received.length < bodyStart + Number(length)) return null
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', bodyStart) }
}
