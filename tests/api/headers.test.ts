import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getUserInfo, login } from '../../contract/account.ts'
import { billCsv } from '../../contract/bill.ts'
import { getHome } from '../../contract/catalogue.ts'
import { eventStream } from '../../contract/notices.ts'
import { pictureOf } from '../../server/domain/catalogue/pictureOf.ts'
import { addSite } from '../../server/ssr/site.ts'
import {
  always,
  ask,
  file,
  icon,
  json,
  page,
  pageRules,
  script,
  text,
  avif,
  webp,
} from '../support/askHeaders.ts'
import { buildSmallSite, renderSmallPage } from '../support/buildSmallSite.ts'
import type { Listening } from '../support/listenOn.ts'
import { openServedShop, type ServedShop } from '../support/openServedShop.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the headers of an answer', () => {
  let served: ServedShop
  let shop: TestShop
  let server: Listening
  beforeAll(async () => {
    served = await openServedShop()
    shop = served.shop
    server = await served.open({})
  })
  afterAll(async () => {
    expect(shop.unexpectedErrors).toEqual([])
    await served.close()
  })

  test.for([
    ['a call', 'GET', '/api/health', {}, 200, { ...always, 'content-type': 'application/json' }],
    [
      'what anyone may read',
      'GET',
      getHome.path,
      {},
      200,
      {
        ...json,
        'cache-control': 'no-cache',
        etag: expect.any(String),
        'server-time': expect.stringMatching(/^\d{10}$/),
      },
    ],
    ['a refusal', 'POST', login.path, {}, 400, json],
    ['a call without a session', 'GET', getUserInfo.path, {}, 401, json],
    ['a call that does not exist', 'GET', '/api/nothing', {}, 404, json],
    ['a call by another method', 'PUT', login.path, {}, 405, json],
    ['a body that is too large', 'POST', login.path, { 'content-length': '65537' }, 413, json],
    ['a page', 'GET', '/cart', {}, 200, page],
    ['Home', 'GET', '/home', {}, 200, page],
    [
      'Home, compressed',
      'GET',
      '/home',
      { 'accept-encoding': 'br' },
      200,
      { ...page, 'content-encoding': 'br' },
    ],
    [
      'a page for a browser with a session',
      'GET',
      '/home',
      { cookie: 'auth=abc' },
      200,
      { ...page, 'cache-control': 'private, no-cache' },
    ],
    [
      'what anyone may read, asked for with a token',
      'GET',
      getHome.path,
      { token: 'abc' },
      200,
      {
        ...json,
        'cache-control': 'private, no-cache',
        etag: expect.any(String),
        'server-time': expect.stringMatching(/^\d{10}$/),
      },
    ],
    ['the shell', 'GET', '/index.html', {}, 200, page],
    [
      'a file that never changes',
      'GET',
      '/assets/first-abc.js',
      {},
      200,
      { ...script, 'cache-control': 'public, max-age=31536000, immutable' },
    ],
    [
      'the worker',
      'GET',
      '/worker.js',
      {},
      200,
      {
        ...script,
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self' https:",
      },
    ],
    ['an icon', 'GET', '/icon.svg', {}, 200, { ...icon, 'cache-control': 'public, max-age=3600' }],
    ['a file that does not exist', 'GET', '/nothing.js', {}, 404, text],
    [
      'a picture of the goods',
      'GET',
      pictureOf('category-computer').small,
      {},
      200,
      { ...file, ...avif, 'cache-control': 'public, max-age=31536000, immutable' },
    ],
  ] as const)('of %s', async ([, method, path, headers, status, expected]) => {
    expect(await ask(server, { method, path, headers })).toEqual({ status, headers: expected })
  })

  test('of a shopper’s own data', async () => {
    const { shopper, picture } = served
    const { token } = shopper
    const read = (path: string) => ask(server, { path, headers: { token } })
    expect(
      await Promise.all(
        [getUserInfo.path, picture, billCsv.address, eventStream.address].map(read),
      ),
    ).toEqual([
      { status: 200, headers: json },
      {
        status: 200,
        headers: {
          ...webp,
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'",
        },
      },
      {
        status: 200,
        headers: {
          ...always,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="bill-all.csv"',
        },
      },
      {
        status: 200,
        headers: {
          ...always,
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
        },
      },
    ])
  })

  test('of an unexpected error', async () => {
    const broken = vi.spyOn(shop.catalogue.answers, 'list').mockImplementation(() => {
      throw new Error('broken')
    })
    expect(await ask(server, { path: getHome.path })).toEqual({ status: 500, headers: json })
    broken.mockRestore()
    expect(shop.unexpectedErrors.splice(0)).toEqual([new Error('broken')])
  })

  test('require TLS where the request came by it', async () => {
    const secure = await served.open({ isSecure: (incoming) => incoming.headers['x-by'] === 'tls' })
    const [byTls, plain] = [
      await ask(secure, { path: '/cart', headers: { 'x-by': 'tls' } }),
      await ask(secure, { path: '/cart' }),
    ]
    expect([byTls.headers, plain.headers]).toEqual([
      { ...page, 'strict-transport-security': 'max-age=31536000' },
      page,
    ])
  })

  test('allow a site that was built for another host, whose Home is not rendered here', async () => {
    const link = '<link rel="preconnect" id="api-host" href="http://api.example:81" crossorigin>'
    const built = buildSmallSite(link)
    const site = new Hono()
    await addSite(site, {
      distFolder: built.folder,
      renderPage: renderSmallPage,
      api: new Hono(),
      networkOfCall: () => 'a network',
    })
    const answers = await Promise.all(['/home', '/worker.js'].map((path) => site.request(path)))
    expect(answers.map(({ headers }) => headers.get('content-security-policy'))).toEqual([
      pageRules(' http://api.example:81'),
      "default-src 'self' https: http://api.example:81",
    ])
    expect(await answers[0]!.text()).toBe(built.html)
    built.remove()
  })
})
