import { Hono } from 'hono'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildSmallSite, renderSmallPage } from '../../tests/support/buildSmallSite.ts'
import { pictureOf } from '../domain/catalogue/pictureOf.ts'
import { addPictures, addSite } from './site.ts'

test('serves pictures of the demo goods without the app', async () => {
  const api = new Hono()
  addPictures(api)

  const { small } = pictureOf('category-computer')
  const { status, headers } = await api.request(small)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  const gone = [small.replace('.avif', '.webp'), '/pictures/nothing.avif', '/pictures.json']
  const answers = await Promise.all(gone.map((path) => api.request(path)))
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
})

test('serves a file complete, compressed or not, as the browser accepts', async () => {
  const site = new Hono()
  const built = buildSmallSite('')
  writeFileSync(join(built.folder, 'assets/first-abc.js.br'), 'br')
  writeFileSync(join(built.folder, 'assets/first-abc.js.gz'), 'gz')
  await addSite(site, {
    distFolder: built.folder,
    renderPage: renderSmallPage,
    api: new Hono(),
    networkOfCall: () => 'a network',
  })
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await site.request(path, { method, headers })
    const observed = (name: string) => answer.headers.get(name)
    const [encoding, length, vary] = ['content-encoding', 'content-length', 'vary'].map(observed)
    const etag = observed('etag')
    return { status: answer.status, body: await answer.text(), encoding, length, vary, etag }
  }
  const path = '/assets/first-abc.js'
  const plain = await ask(path)
  const etag = plain.etag ?? ''
  const whole = { status: 200, encoding: null, length: '1', vary: null, etag: expect.any(String) }
  const known = { ...whole, status: 304, body: '', length: null, etag }
  const compressed = { ...whole, length: '2', vary: 'Accept-Encoding' }
  expect([
    plain,
    await ask(path, {}, 'HEAD'),
    await ask(path, { 'if-none-match': `"other", W/${etag}` }),
    await ask(path, { 'if-none-match': '"other"' }),
    await ask(path, { 'accept-encoding': 'gzip, br' }),
    await ask(path, { 'accept-encoding': 'gzip' }),
    await ask('/icon.svg', { 'accept-encoding': 'br' }),
    await ask('/assets/none.js'),
    await ask('/assets/%2e%2e%2findex.html'),
  ]).toEqual([
    { ...whole, body: '1' },
    { ...whole, body: '' },
    known,
    { ...whole, body: '1' },
    { ...compressed, body: 'br', encoding: 'br' },
    { ...compressed, body: 'gz', encoding: 'gzip' },
    { ...whole, body: '<svg xmlns="http://www.w3.org/2000/svg"/>', length: '41' },
    expect.objectContaining({ status: 404, body: 'not found' }),
    expect.objectContaining({ status: 404, body: 'not found' }),
  ])
  built.remove()
})

test('renders the page despite an unreadable cookie', async () => {
  const site = new Hono()
  const built = buildSmallSite('')
  await addSite(site, {
    distFolder: built.folder,
    renderPage: renderSmallPage,
    api: new Hono(),
    networkOfCall: () => 'a network',
  })
  const answers = await Promise.all(
    ['%E0%A4%A', '50%', 'Nowhere/None wide', ''].map((reader) =>
      site.request('/home', { headers: { cookie: `auth=abc; reader=${reader}` } }),
    ),
  )
  built.remove()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('serves a newer build from memory, without libuv threads', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const site = new Hono()
  const built = buildSmallSite('')
  await addSite(site, {
    distFolder: built.folder,
    renderPage: async () => null,
    api: new Hono(),
    networkOfCall: () => 'a network',
  })
  const read = async () => {
    const [page, script] = await Promise.all([site.request('/cart'), site.request('/worker.js')])
    return [await page.text(), await script.text()]
  }
  const before = await read()
  writeFileSync(join(built.folder, 'index.html'), 'newer')
  writeFileSync(join(built.folder, 'worker.js'), 'newer')
  vi.advanceTimersByTime(999)
  const meanwhile = await read()
  vi.advanceTimersByTime(1)
  const after = await read()
  built.remove()
  vi.advanceTimersByTime(1_000)
  const gone = await site.request('/worker.js')
  vi.useRealTimers()
  expect([before, meanwhile, after, gone.status]).toEqual([
    [built.html, '1'],
    [built.html, '1'],
    ['newer', 'newer'],
    404,
  ])
})
