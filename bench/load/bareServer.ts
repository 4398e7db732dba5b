import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** What the framework does on this machine when it does nothing: the ground that figures stand on. */

const body = JSON.stringify({ code: 1, msg: 'ok', data: { text: 'x'.repeat(2_000) }, time: 1 })
const app = new Hono()
app.get('/', () => new Response(body, { headers: { 'content-type': 'application/json' } }))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}/`)
})
