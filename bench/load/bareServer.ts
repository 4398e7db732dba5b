import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'

/** A server that only answers by the framework, as a baseline for the figures on this machine. */

const body = JSON.stringify({ code: 1, msg: 'ok', data: { text: 'x'.repeat(2_000) }, time: 1 })
const app = new Hono()
app.get('/', () => new Response(body, { headers: { 'content-type': 'application/json' } }))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
  const { port } = server.address() as AddressInfo
  process.send?.(`http://127.0.0.1:${port}/`)
})
