import { serve, type ServerType } from '@hono/node-server'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clientBehind } from '../routes/callerAddress.ts'
import { nobodyTrusted, parseTrustedProxies } from '../routes/trustedProxies.ts'
import { boundConnections } from './boundConnections.ts'
import { drainable } from './drain.ts'

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const large = new Uint8Array(8 * 1024 * 1024)
const tinyPatience = { patienceMs: 100, bytesPerSecond: 1e9 }

describe('connections to a server', () => {
  const open: { destroy(): unknown }[] = []
  afterEach(() => {
    for (const each of open.splice(0)) each.destroy()
  })

  async function serveWith(
    answer: () => Response | Promise<Response>,
    { limits = {}, trusted = nobodyTrusted } = {} as {
      limits?: Parameters<typeof boundConnections>[2]
      trusted?: typeof nobodyTrusted
    },
  ) {
    let asked = 0
    const fetch = () => {
      asked += 1
      return answer()
    }
    const server = await new Promise<ServerType>((resolve) => {
      const made = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
    })
    const closings = new Map<number | undefined, Promise<unknown>>()
    server.on('connection', (socket: Socket) => {
      closings.set(socket.remotePort, new Promise((resolve) => socket.once('close', resolve)))
    })
    const draining = drainable(server)
    boundConnections(server, clientBehind(trusted), limits)
    open.push({ destroy: () => draining.close() })
    const { port } = server.address() as AddressInfo
    const enter = async () => {
      const socket = connect(port, '127.0.0.1')
      open.push(socket)
      socket.on('error', () => {})
      await new Promise((resolve) => socket.once('connect', resolve))
      return socket
    }
    /** The server's end of it: a client that reads nothing doesn't notice. */
    const closed = async ({ localPort }: Socket) => {
      await vi.waitUntil(() => closings.has(localPort))
      await closings.get(localPort)
    }
    return { enter, closed, draining, asked: () => asked }
  }

  test('answers a few pipelined requests in their order, one at a time', async () => {
    let running = 0
    let most = 0
    let count = 0
    const { enter } = await serveWith(async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running -= 1
      count += 1
      return new Response(`<${count}>`)
    })
    const socket = await enter()
    socket.write(get.repeat(5))
    expect(await heardUntil(socket, '<5>')).toEqual(['<1>', '<2>', '<3>', '<4>', '<5>'])
    expect(most).toBe(1)
  })

  test('are closed after more requests than a client may send ahead', async () => {
    const { enter, closed, asked, draining } = await serveWith(() => new Response(large))
    const socket = await enter()
    socket.pause()
    socket.write(get.repeat(1_500))
    await closed(socket)
    expect(asked()).toBeLessThanOrEqual(1)
    await draining.close()
  })

  test('are closed when the client reads nothing of an answer', async () => {
    const { enter, closed } = await serveWith(() => new Response(new Uint8Array(large.length)), {
      limits: { ...tinyPatience, waitingBytes: large.length - 1 },
    })
    const socket = await enter()
    socket.pause()
    socket.write(get)
    await closed(socket)
  })

  test('are closed when a stream is not read, though it goes on', async () => {
    const { enter, closed } = await serveWith(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
          }),
        ),
      { limits: tinyPatience },
    )
    const socket = await enter()
    socket.pause()
    socket.write(get)
    await closed(socket)
  })

  test('of one network are limited to half of all, so that others can connect', async () => {
    const { enter, closed } = await serveWith(() => new Response('here'), {
      limits: { connections: 4 },
    })
    const first = await enter()
    await enter()
    const third = await enter()
    await closed(third)
    first.write(get)
    expect(await heardUntil(first, 'here')).toEqual([])
  })

  test('behind a trusted proxy are counted by the address that it reports', async () => {
    const answers = Promise.withResolvers<Response>()
    const { enter } = await serveWith(() => answers.promise.then((answer) => answer.clone()), {
      limits: { connections: 4 },
      trusted: parseTrustedProxies('127.0.0.1', 'TRUST_PROXY'),
    })
    const ask = async (address: string) => {
      const socket = await enter()
      socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n\r\n`)
      return socket
    }
    await ask('192.0.2.1')
    await ask('192.0.2.1')
    await heardUntil(await ask('192.0.2.1'), '503 Service Unavailable\n')
    const other = await ask('192.0.2.2')
    answers.resolve(new Response('here'))
    await heardUntil(other, 'here')
  })
})

/** The marks `<…>` that were received until the text came. */
function heardUntil(socket: Socket, text: string): Promise<string[]> {
  let heard = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString()
      if (heard.includes(text)) resolve(heard.match(/<\d+>/g) ?? [])
    })
  })
}
