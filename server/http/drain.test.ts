import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { eventStream } from '../../contract/notices.ts'
import { drainable } from './drain.ts'

describe('a stopping server', () => {
  const open: ServerType[] = []
  afterEach(() => {
    for (const server of open.splice(0)) server.close()
  })

  async function serveApp() {
    const reached = Promise.withResolvers<void>()
    const held = Promise.withResolvers<string>()
    const app = new Hono()
      .get('/slow', async (context) => {
        reached.resolve()
        return context.text(await held.promise)
      })
      .get(eventStream.address, (context) => {
        const body = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
        })
        return context.body(body, 200, { 'content-type': 'text/event-stream; charset=utf-8' })
      })
    const server = await new Promise<ServerType>((resolve) => {
      const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
    })
    open.push(server)
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { server: drainable(server), address, reached, held }
  }

  test('completes the running call before it closes', async () => {
    const { server, address, reached, held } = await serveApp()
    const answer = fetch(`${address}/slow`)
    await reached.promise
    const closing = server.close()
    const isClosedEarly = await Promise.race([closing.then(() => true), nextTurn(false)])
    held.resolve('all of it')
    const response = await answer
    expect([isClosedEarly, response.status, await response.text()]).toEqual([
      false,
      200,
      'all of it',
    ])
    expect(response.headers.get('connection')).toBe('close')
    await closing
  })

  test('refuses new calls', async () => {
    const { server, address } = await serveApp()
    await server.close()
    await expect(fetch(`${address}/slow`)).rejects.toThrow('fetch failed')
  })

  test('ends an event stream as a complete answer', async () => {
    const { server, address } = await serveApp()
    const stream = await fetch(`${address}${eventStream.address}`)
    const text = stream.text()
    await server.close()
    expect(await text).toBe(': open\n\n')
  })
})

function nextTurn<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setImmediate(() => resolve(value)))
}
