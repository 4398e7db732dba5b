import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

export interface ReadyPage {
  status: 200 | 404
  brotli: Uint8Array<ArrayBuffer>
  /** Personal to one shopper: it must not be cached. */
  isOwn?: boolean
}

/** Takes about a millisecond per page. */
export function compressQuickly(html: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(html, { params: quick }))
}

interface CachedPage extends ReadyPage {
  version: string
  isSmallest: boolean
}

const cachedBytes = 8_000_000
const compress = promisify(brotliCompress)
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }
/** Slow compression, off the request path: it takes 50 to 90 ms for a page that is 8 % smaller. */
const smallest = { [constants.BROTLI_PARAM_QUALITY]: 11 }
/**
 * The pause before the next compression, as a multiple of the last one: many requested URLs use at
 * most a tenth of a CPU.
 */
const rest = 9

/**
 * A cache of rendered pages, compressed. A page that is requested again is recompressed as small as
 * possible, one page at a time with pauses.
 */
export function createPageCache({
  onUnexpectedError,
  now,
}: {
  onUnexpectedError: (error: unknown, where: string) => void
  /** In milliseconds. */
  now: () => number
}) {
  const cache = new LRUCache<string, CachedPage>({
    maxSize: cachedBytes,
    sizeCalculation: ({ brotli }) => brotli.length,
  })
  let restsUntil = -Infinity
  return {
    find(key: string, version: string): ReadyPage | null {
      const known = cache.get(key)
      if (known?.version !== version) return null
      if (!known.isSmallest && now() >= restsUntil) void compressAgain(key, known)
      return known
    },
    keep(key: string, version: string, { status, html }: { status: 200 | 404; html: string }) {
      const brotli = compressQuickly(html)
      const page: CachedPage = { version, status, brotli, isSmallest: false }
      cache.set(key, page)
      return page
    },
  }

  async function compressAgain(key: string, page: CachedPage): Promise<void> {
    const began = now()
    restsUntil = Infinity
    try {
      const html = brotliDecompressSync(page.brotli)
      const brotli = new Uint8Array(await compress(html, { params: smallest }))
      // It may have been rendered again during the compression.
      if (cache.peek(key) === page) cache.set(key, { ...page, brotli, isSmallest: true })
    } catch (error) {
      onUnexpectedError(error, 'compressing a page')
    } finally {
      const at = now()
      restsUntil = at + rest * (at - began)
    }
  }
}
