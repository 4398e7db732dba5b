import { expect, onTestFinished, test } from 'vitest'
import { requestIdHeader } from '../../contract/envelope.ts'
import { listenOn } from '../../tests/support/listenOn.ts'
import { noteCall, noteRequest, noteScreen } from './requestFacts.ts'
import { observeRequests, type AnsweredRequest } from './observeRequests.ts'

async function serving(fetch: (request: Request) => Response | Promise<Response>) {
  const heard: AnsweredRequest[] = []
  const observed = observeRequests(fetch, (request) => heard.push(request))
  const server = await listenOn({ fetch: observed as never })
  onTestFinished(() => server.close())
  return { heard, address: server.address }
}

test('each request has an id of its own, which is sent with the answer', async () => {
  const { heard, address } = await serving(() => new Response('here'))
  const answers = await Promise.all([1, 2].map(() => fetch(address)))
  await expect.poll(() => heard).toHaveLength(2)
  const sent = answers.map(({ headers }) => headers.get(requestIdHeader))
  expect(heard.map(({ id }) => id).toSorted()).toEqual(sent.toSorted())
  expect(new Set(sent).size).toBe(2)
})

test('a request is reported with what its work noted, and with no address', async () => {
  const { heard, address } = await serving(async () => {
    noteCall('/api/order/detail')
    await Promise.resolve()
    noteRequest({ reason: 'notFound', userId: 7 })
    return new Response('', { status: 404 })
  })
  await fetch(`${address}/api/order/detail?id=12&q=secret`)
  await expect.poll(() => heard).toHaveLength(1)
  const [{ id: _, durationMs, ...facts } = heard[0]!] = heard
  expect([facts, durationMs > 0]).toEqual([
    {
      method: 'GET',
      route: '/api/order/detail',
      reason: 'notFound',
      userId: 7,
      status: 404,
      wasAborted: false,
    },
    true,
  ])
})

test.each([
  ['/home', 'page'],
  ['/detail/12?from=x', 'page'],
  ['/assets/index-a1.js', 'file'],
  ['/worker.js', 'file'],
  ['/pictures/tea.avif', 'picture'],
  ['/api/nothing', 'other'],
  ['/api/orders/12?token=x', 'other'],
])('%s is counted as %s', async (path, route) => {
  const { heard, address } = await serving(() => new Response(''))
  await fetch(address + path)
  await expect.poll(() => heard.map((each) => each.route)).toEqual([route])
})

test.each([
  ['/detail/12', '/detail/:product?/:mer?', '/detail/:product?/:mer?'],
  ['/wp-admin', null, 'other'],
])('a page at %s is counted by its screen, not by its address', async (path, pattern, route) => {
  const { heard, address } = await serving(() => {
    noteScreen(pattern)
    noteCall('/api/catalogue/product')
    return new Response('')
  })
  await fetch(address + path)
  await expect.poll(() => heard.map((each) => each.route)).toEqual([route])
})

test('a page that reads from the API stays a page', async () => {
  const { heard, address } = await serving(() => {
    noteCall('/api/catalogue/home')
    return new Response('')
  })
  await fetch(`${address}/home`)
  await expect.poll(() => heard.map((each) => each.route)).toEqual(['page'])
})

test('a client that leaves before the answer is reported as one', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { heard, address } = await serving(async () => {
    ask()
    await isOver
    return new Response('late')
  })
  const leaving = new AbortController()
  const asked = fetch(address, { signal: leaving.signal }).catch(() => null)
  await isAsked
  leaving.abort()
  await asked
  await expect.poll(() => heard.map(({ wasAborted }) => wasAborted)).toEqual([true])
  end()
})
