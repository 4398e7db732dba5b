import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as openSocketServer, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StoreAwayError } from '../domain/kernel/errors.ts'
import { objectStore, type ObjectStore } from './objectStore.ts'

/** A fake with the part of S3 that the shop uses. `npm run uploads:store` tests a real store. */
describe('an object store', () => {
  const objects = new Map<string, Buffer>()
  let status: number | null = null
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  let store: ObjectStore
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve())
    })
    const { port } = server.address() as AddressInfo
    store = objectStore({
      base: `http://127.0.0.1:${port}/bucket/shop`,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    objects.clear()
    status = null
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', 'http://store')
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')
    if (status !== null || !isSigned) return void response.writeHead(status ?? 403).end('<Code/>')
    const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '')
    const source = request.headers['x-amz-copy-source']
    if (url.searchParams.has('list-type')) return void response.end(listing(url.searchParams))
    if (request.method === 'PUT' && typeof source === 'string') {
      const copied = objects.get(source.replace('/bucket/', ''))
      if (copied) objects.set(key, copied)
      return void response.writeHead(copied ? 200 : 404).end()
    }
    if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (request.method === 'GET' && !found) {
      return void response.writeHead(404).end('<Code>NoSuchKey</Code>')
    }
    response.writeHead(200, { 'content-length': request.method === 'GET' ? found!.length : 0 })
    response.end(request.method === 'GET' ? found : undefined)
  }

  function listing(asked: URLSearchParams): string {
    const after = asked.get('start-after') ?? ''
    const keys = [...objects.keys()].filter((key) => key > after).toSorted()
    const page = keys.slice(0, 2).map((key) => {
      return `<Contents><Key>${key}</Key><LastModified>2026-03-01T00:00:00.000Z</LastModified></Contents>`
    })
    return `<IsTruncated>${keys.length > 2}</IsTruncated>${page.join('')}`
  }

  const readWhole = async (id: string) => {
    const found = await store.read(id, 'large')
    return found && { bytes: found.bytes, content: Buffer.concat(await found.stream.toArray()) }
  }

  test('stores a picture by its name, returns it, and deletes it', async () => {
    await store.write('abcd', 'large', Buffer.from('a picture'))
    await store.write('abcd', 'small', Buffer.from('small'))
    expect([...objects.keys()]).toEqual(['shop/ab/abcd.large.webp', 'shop/ab/abcd.small.webp'])
    expect(await readWhole('abcd')).toEqual({ bytes: 9, content: Buffer.from('a picture') })
    await store.remove('abcd')
    await store.remove('none')
    expect([[...objects.keys()], await readWhole('abcd')]).toEqual([[], null])
  })

  test('lists page by page, and moves objects to the trash', async () => {
    for (const id of ['aaaa', 'bbbb', 'cccc']) await store.write(id, 'small', Buffer.from(id))
    await store.move('aa/aaaa.small.webp', 'unnamed/aaaa.small.webp')
    await store.move('aa/none.small.webp', 'unnamed/none.small.webp')
    const first = await store.list({ prefix: '', after: null })
    const second = await store.list({ prefix: '', after: first.next })
    const keys = [first, second].map((page) => page.objects.map(({ key }) => key))
    expect([keys, second.next]).toEqual([
      [['bb/bbbb.small.webp', 'cc/cccc.small.webp'], ['unnamed/aaaa.small.webp']],
      null,
    ])
    expect(first.objects[0]!.lastModified).toEqual(new Date('2026-03-01T00:00:00.000Z'))
  })

  test.each([500, 403, 404])(
    'treats a store that answers %d as unavailable until it recovers',
    async (code) => {
      status = code
      const away = await Promise.allSettled([
        store.write('abcd', 'large', Buffer.from('a')),
        store.check(),
        store.list({ prefix: '', after: null }),
      ])
      const errors = away.map(
        (each) => each.status === 'rejected' && each.reason instanceof StoreAwayError,
      )
      expect(errors).toEqual([true, true, true])
      status = null
      await store.write('abcd', 'large', Buffer.from('a'))
      expect(await store.check()).toBe(undefined)
    },
  )

  test('treats a store that nobody answers for as unavailable', async () => {
    const nobody = objectStore({
      base: 'http://127.0.0.1:1/bucket',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    })
    await expect(nobody.read('abcd', 'large')).rejects.toThrow('http://127.0.0.1:1 does not answer')
  })

  test('gives up on a store that takes connections and never answers, also after a collection of garbage', async () => {
    const silent = openSocketServer()
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', () => resolve())
    })
    const { port } = silent.address() as AddressInfo
    const base = `http://127.0.0.1:${port}/bucket`
    const hanging = objectStore(
      { base, region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' },
      { longestWaitMs: 500 },
    )
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const collecting = setInterval(collect, 50)
    await expect(hanging.check()).rejects.toThrow(`http://127.0.0.1:${port} does not answer`)
    clearInterval(collecting)
    silent.close()
  })
})
