import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import {
  pictureSizes,
  type PictureSize,
  type PictureStore,
} from '../domain/uploads/pictureStore.ts'
import { StoreAwayError } from '../domain/kernel/errors.ts'
import type { ObjectStoreAddress } from './objectStoreAddress.ts'

const usualWaitMs = 10_000
const retryAfterMs = 50

export interface StoredObject {
  key: string
  lastModified: Date
}

/** Pictures in any S3-compatible store, under the same names as in the folder. */
export interface ObjectStore extends PictureStore {
  /** Lists keys with a prefix in key order; pass `next` as `after` to get the next page. */
  list(asked: { prefix: string; after: string | null }): Promise<{
    objects: StoredObject[]
    next: string | null
  }>
  move(from: string, to: string): Promise<void>
  removeKey(key: string): Promise<void>
  /** Throws when the bucket doesn't answer. */
  check(): Promise<void>
}

export function objectStore(
  address: ObjectStoreAddress,
  { longestWaitMs = usualWaitMs } = {},
): ObjectStore {
  const { base, region, accessKeyId, secretAccessKey } = address
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  })
  const { origin, pathname } = new URL(base)
  const [bucket = '', ...rest] = pathname.slice(1).split('/')
  const within = rest.map((part) => `${part}/`).join('')
  const addressOf = (key: string) => `${base}/${key}`

  /** Sends a request. Any status except these means that the store is unavailable. */
  async function ask(
    address: string,
    init: RequestInit,
    understood: readonly number[],
  ): Promise<Response> {
    const signal = AbortSignal.timeout(longestWaitMs)
    const send = async () => fetch(await client.sign(address, init), { signal })
    const response = await sendTwice(send).catch((error: unknown) => {
      throw new StoreAwayError(`${origin} does not answer`, { cause: error })
    })
    if (understood.includes(response.status)) return response
    const said = (await response.text().catch(() => '')).slice(0, 300)
    throw new StoreAwayError(`${origin} answers ${response.status}: ${said}`)
  }

  async function removeKey(key: string): Promise<void> {
    const response = await ask(addressOf(key), { method: 'DELETE' }, [200, 204, 404])
    await response.body?.cancel()
  }

  return {
    fileOf: (id, size) => addressOf(keyOf(id, size)),
    async write(id, size, content) {
      const body = new Uint8Array(content)
      const digest = createHash('sha256').update(body).digest('hex')
      const headers = { 'content-type': 'image/webp', 'x-amz-content-sha256': digest }
      const sent = { method: 'PUT', body, headers }
      const response = await ask(addressOf(keyOf(id, size)), sent, [200])
      await response.body?.cancel()
    },
    async remove(id) {
      for (const size of pictureSizes) await removeKey(keyOf(id, size))
    },
    async read(id, size) {
      const response = await ask(addressOf(keyOf(id, size)), {}, [200, 404])
      if (response.status === 404) {
        const said = await response.text()
        if (!said.includes('NoSuchBucket')) return null
        throw new StoreAwayError(`${origin} has no bucket ${bucket}`)
      }
      const bytes = Number(response.headers.get('content-length'))
      return { bytes, stream: Readable.fromWeb(response.body as ReadableStream) }
    },
    async list({ prefix, after }) {
      const asked = new URLSearchParams({
        'list-type': '2',
        'max-keys': '1000',
        prefix: `${within}${prefix}`,
        ...(after === null ? {} : { 'start-after': `${within}${after}` }),
      })
      const response = await ask(`${origin}/${bucket}?${asked.toString()}`, {}, [200])
      const said = await response.text()
      const objects = [...said.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
        key: (/<Key>(.*?)<\/Key>/.exec(one)?.[1] ?? '').slice(within.length),
        lastModified: new Date(/<LastModified>(.*?)<\/LastModified>/.exec(one)?.[1] ?? ''),
      }))
      const isMore = said.includes('<IsTruncated>true</IsTruncated>')
      return { objects, next: isMore ? (objects.at(-1)?.key ?? null) : null }
    },
    async move(from, to) {
      const headers = { 'x-amz-copy-source': `/${bucket}/${within}${from}` }
      const response = await ask(addressOf(to), { method: 'PUT', headers }, [200, 404])
      await response.body?.cancel()
      if (response.status === 200) await removeKey(from)
    },
    removeKey,
    async check() {
      const response = await ask(`${origin}/${bucket}`, { method: 'HEAD' }, [200])
      await response.body?.cancel()
    },
  }
}

/**
 * Sends once more after a passing trouble. The timeout's signal must reach `fetch` itself: Node
 * drops one that only the signed request holds when it collects garbage, and the call never ends.
 */
async function sendTwice(send: () => Promise<Response>): Promise<Response> {
  const response = await send()
  if (response.status < 500 && response.status !== 429) return response
  await response.body?.cancel()
  await wait(retryAfterMs)
  return send()
}

function keyOf(id: string, size: PictureSize): string {
  return `${id.slice(0, 2)}/${id}.${size}.webp`
}
