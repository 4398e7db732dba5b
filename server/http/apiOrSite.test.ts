import { Hono } from 'hono'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { listenOn } from '../../tests/support/listenOn.ts'
import { apiOrSite } from './apiOrSite.ts'

test('routes calls to the API and all else to the site, also for absolute URLs of a proxy', async () => {
  const server = await listenOn({ fetch: apiOrSite(answering('API'), answering('site')) })
  const ask = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const asking = request({ port: server.port, path }, (answer) => {
        answer.setEncoding('utf8').once('data', resolve)
      })
      asking.once('error', reject).end()
    })

  const calls = ['/api/cart', '/api', '/api?a', 'http://shop.example/api/cart', '/x/../api/cart']
  const pages = ['/api-keys', '/', '/detail/api/1', '/home?next=/api/cart', '/api/../home']
  const answers = await Promise.all([...calls, ...pages, 'http://shop.example/home'].map(ask))
  expect(answers).toEqual([...calls.map(() => 'API'), ...pages.map(() => 'site'), 'site'])

  await server.close()
})

function answering(name: string): Hono {
  return new Hono().get('*', (context) => context.text(name))
}
