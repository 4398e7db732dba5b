import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getUserInfo, login } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { getHome } from '../../contract/catalogue.ts'
import { eventStream } from '../../contract/notices.ts'
import { pictureOf } from '../../server/domain/catalogue/pictureOf.ts'
import { always, ask, file, json, page, avif } from '../support/askHeaders.ts'
import type { Listening } from '../support/listenOn.ts'
import { openServedShop, type ServedShop } from '../support/openServedShop.ts'
import type { TestShop } from '../support/testShop.ts'

const app = 'https://app.example'
const fromApp = { origin: app }
const opened = {
  'access-control-allow-origin': app,
  'access-control-expose-headers':
    'content-disposition, etag, retry-after, x-request-id, server-time',
  vary: 'Origin',
}

describe('the headers for an app on another origin', () => {
  let served: ServedShop
  let shop: TestShop
  let server: Listening
  let host: Listening
  beforeAll(async () => {
    served = await openServedShop()
    shop = served.shop
    server = await served.open({})
    host = await served.open({ appOrigins: ['https://other.example', app] })
  })
  afterAll(async () => {
    expect(shop.unexpectedErrors).toEqual([])
    await served.close()
  })

  test('allow its requests, and name the headers that it may send', async () => {
    const asked = {
      ...fromApp,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,token',
    }
    const preflight = await ask(host, { method: 'OPTIONS', path: addToCart.path, headers: asked })
    expect(preflight).toEqual({
      status: 204,
      headers: {
        ...always,
        'access-control-allow-origin': app,
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'content-type, idempotency-key, last-event-id, token',
        'access-control-max-age': '7200',
        vary: 'Origin',
      },
    })
  })

  test.for([
    ['a call', 'GET', '/api/health', {}, 200, { ...always, 'content-type': 'application/json' }],
    ['a refusal', 'POST', login.path, {}, 400, json],
    ['a call without a session', 'GET', getUserInfo.path, {}, 401, json],
    ['a body that is too large', 'POST', login.path, { 'content-length': '65537' }, 413, json],
    [
      'a picture of the goods',
      'GET',
      pictureOf('category-computer').small,
      {},
      200,
      { ...file, ...avif, 'cache-control': 'public, max-age=31536000, immutable' },
    ],
  ] as const)('expose %s to it', async ([, method, path, headers, status, expected]) => {
    const answer = await ask(host, { method, path, headers: { ...headers, ...fromApp } })
    expect(answer).toEqual({ status, headers: { ...expected, ...opened } })
  })

  test('expose an unexpected error to it', async () => {
    const broken = vi.spyOn(shop.catalogue.answers, 'list').mockImplementation(() => {
      throw new Error('broken')
    })
    const answer = await ask(host, { path: getHome.path, headers: fromApp })
    expect(answer).toEqual({ status: 500, headers: { ...json, ...opened } })
    broken.mockRestore()
    expect(shop.unexpectedErrors.splice(0)).toEqual([new Error('broken')])
  })

  test('expose a shopper’s picture and the live stream to it', async () => {
    const { shopper, picture } = served
    const headers = { ...fromApp, token: shopper.token }
    const answers = await Promise.all(
      [picture, eventStream.address].map((path) => ask(host, { path, headers })),
    )
    expect(answers).toMatchObject([
      { status: 200, headers: opened },
      { status: 200, headers: opened },
    ])
  })

  test.for([['https://evil.example'], ['null'], [`${app}.evil.example`], [undefined]])(
    'expose nothing to %s',
    async ([origin]) => {
      const headers: Record<string, string> = origin === undefined ? {} : { origin }
      const asked = { ...headers, 'access-control-request-method': 'POST' }
      expect([
        await ask(host, { path: getUserInfo.path, headers }),
        await ask(host, { method: 'OPTIONS', path: addToCart.path, headers: asked }),
      ]).toEqual([
        { status: 401, headers: { ...json, vary: 'Origin' } },
        { status: 405, headers: { ...json, vary: 'Origin' } },
      ])
    },
  )

  test('expose nothing where no app origin is configured, and never the pages of the site', async () => {
    expect([
      await ask(server, { path: getUserInfo.path, headers: fromApp }),
      await ask(host, { path: '/cart', headers: fromApp }),
    ]).toEqual([
      { status: 401, headers: json },
      { status: 200, headers: page },
    ])
  })
})
