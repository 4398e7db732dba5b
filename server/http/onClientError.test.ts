import { serve, type ServerType } from '@hono/node-server'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onClientError } from './onClientError.ts'
import { SecuredResponse } from './securedResponse.ts'
import { securityHeaders } from './securityHeaders.ts'

let server: ServerType
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const serverOptions = { requireHostHeader: false, ServerResponse: SecuredResponse }
      const fetch = securityHeaders(() => new Response('fine'), {
        appOrigins: [],
        isSecure: () => false,
      })
      server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions }, () => resolve())
      onClientError(server)
    }),
)
afterAll(() => void server.close())

function say(text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let heard = ''
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = heard.split('\r\n\r\n')
      const [status = '', ...headers] = head.split('\r\n')
      const observed = headers.filter((each) => /^(x-content-type|content-type)/i.test(each))
      resolve([status, ...observed, body])
    })
    socket.write(text)
  })
}

const nosniff = 'x-content-type-options: nosniff'
const text = 'content-type: text/plain; charset=utf-8'

test.for([
  ['what is no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  [
    'a header without end',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}`,
    '431 Request Header Fields Too Large',
  ],
] as const)('answers %s with text, and closes the connection', async ([, request, status]) => {
  expect(await say(request)).toEqual([`HTTP/1.1 ${status}`, text, nosniff, `${status}\n`])
})

test('refuses a request without a host in the same way', async () => {
  const heard = await say('GET / HTTP/1.1\r\nconnection: close\r\n\r\n')
  expect(heard.map((line) => line.toLowerCase())).toEqual([
    'http/1.1 400 bad request',
    nosniff,
    text,
    '400 bad request\n',
  ])
})
