import { connect } from 'node:net'
import { afterAll, describe, expect, vi } from 'vitest'
import { login } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { sendRaw } from '../support/callApi.ts'
import { listenOn, sendWithoutEnd, type Listening } from '../support/listenOn.ts'
import { test } from '../support/shopTest.ts'

const megabyte = 1024 * 1024

describe('a request body', () => {
  let shopper: MintedShopper
  let server: Listening
  let office: Listening
  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop)
    ;[server, office] = [await listenOn(shop.app), await listenOn(shop.office)]
  })
  afterAll(async () => {
    await Promise.all([server.close(), office.close()])
  })

  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`

  test('that has no length is refused once it is too large, before authentication, and the connection is closed', async () => {
    const chunk = Buffer.alloc(megabyte, 'a')
    const heard = await sendWithoutEnd(server.port, head(login.path), chunk)
    expect([heard.heard.slice(0, 12), heard.heard.includes('"reason":"tooLarge"')]).toEqual([
      'HTTP/1.1 413',
      true,
    ])
  })

  test('that is within the limit may come in chunks', async () => {
    const json = JSON.stringify({ account: shopper.account, password: shopper.password })
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const each of json) controller.enqueue(new TextEncoder().encode(each))
        controller.close()
      },
    })
    const response = await fetch(`${server.address}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit)
    expect(await response.json()).toMatchObject({ code: 1 })
  })

  test.for([
    ['[', ']'],
    ['{"a":', '}'],
  ])('nested deep in %s is refused as malformed', async ([open = '', shut = ''], { shop }) => {
    const depth = Math.floor(60_000 / (open.length + shut.length))
    const inner = `${open.repeat(depth)}1${shut.repeat(depth)}`
    const bodies = [inner, `{"account":${inner}}`, open.repeat(12_000), `{"account":"[[[`]
    const answers = await Promise.all(bodies.map((body) => sendRaw(shop.app, login, body)))
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      bodies.map(() => [400, 'invalidInput']),
    )
  })

  test('may contain brackets in its texts', async ({ shop }) => {
    const account = '{["\\'.repeat(16)
    const body = JSON.stringify({ account, password: 'correct-horse' })
    expect((await sendRaw(shop.app, login, body)).body.reason).toBe('wrongCredentials')
  })

  test('that its sender aborts is no server error', async ({ shop }) => {
    const json = 'content-type: application/json'
    const calls = [
      { at: server, path: login.path, type: json },
      { at: server, path: addToCart.path, type: json },
      { at: server, path: '/api/uploads', type: 'content-type: multipart/form-data; boundary=x' },
      { at: office, path: '/ship', type: json },
    ]
    const beginnings = ['content-length: 500\r\n\r\n{', 'transfer-encoding: chunked\r\n\r\n1\r\n{']
    for (const { at, path, type } of calls) {
      for (const beginning of beginnings) {
        const before = at.answered()
        const token = `token: ${shopper.token}`
        await giveUp(
          at.port,
          `POST ${path} HTTP/1.1\r\nhost: x\r\n${token}\r\n${type}\r\n${beginning}`,
        )
        await vi.waitFor(() => expect(at.answered()).toBe(before + 1), { timeout: 10_000 })
      }
    }
    expect(shop.unexpectedErrors).toEqual([])
  })

  test('of the office has a limit too; an import has its own', async () => {
    const large = Buffer.alloc(megabyte, 'a')
    const ship = await sendWithoutEnd(office.port, head('/ship'), large)
    const import100 = await fetch(`${office.address}/import`, {
      method: 'POST',
      body: JSON.stringify({ files: ['x'.repeat(2 * megabyte)] }),
    })
    expect([ship.heard.slice(0, 12), import100.status]).toEqual(['HTTP/1.1 413', 200])
  })

  test('of the office nested deep is refused as malformed', async () => {
    const deep = '['.repeat(1_000_000)
    const answer = await fetch(`${office.address}/import`, { method: 'POST', body: deep })
    expect(answer.status).toBe(400)
  })
})

/** Sends the beginning of a request and closes the connection. */
function giveUp(port: number, beginning: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(beginning, () => setImmediate(() => socket.resetAndDestroy()))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}
