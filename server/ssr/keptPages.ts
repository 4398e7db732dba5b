import { LRUCache } from 'lru-cache'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

export interface ReadyPage {
  status: 200 | 404
  brotli: Uint8Array<ArrayBuffer>
  /** Holds what belongs to one shopper: nobody may store it. */
  isOwn?: boolean
}

/** A millisecond a page. */
export function compressQuickly(html: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(html, { params: quick }))
}

interface KeptPage extends ReadyPage {
  version: string
  isSmallest: boolean
}

const keptBytes = 8_000_000
const compress = promisify(brotliCompress)
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5 }
/** Takes some 50 to 90 ms off the request path, for a page that is 8 % smaller. */
const smallest = { [constants.BROTLI_PARAM_QUALITY]: 11 }
/** How many times as long as it took the next one waits: a stranger's many addresses take a tenth of a processor. */
const rest = 9

/**
 * Painted pages as they are sent. One that is asked for again is compressed anew as small as it can
 * be, one page at a time and with rests between.
 */
export function createKeptPages({
  onFault,
  now,
}: {
  onFault: (error: unknown, where: string) => void
  /** In milliseconds. */
  now: () => number
}) {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: keptBytes,
    sizeCalculation: ({ brotli }) => brotli.length,
  })
  let restsUntil = -Infinity
  return {
    find(key: string, version: string): ReadyPage | null {
      const known = kept.get(key)
      if (known?.version !== version) return null
      if (!known.isSmallest && now() >= restsUntil) void compressAgain(key, known)
      return known
    },
    keep(key: string, version: string, { status, html }: { status: 200 | 404; html: string }) {
      const brotli = compressQuickly(html)
      const page: KeptPage = { version, status, brotli, isSmallest: false }
      kept.set(key, page)
      return page
    },
  }

  async function compressAgain(key: string, page: KeptPage): Promise<void> {
    const began = now()
    restsUntil = Infinity
    try {
      const html = brotliDecompressSync(page.brotli)
      const brotli = new Uint8Array(await compress(html, { params: smallest }))
      // It may have been re-rendered meanwhile.
      if (kept.peek(key) === page) kept.set(key, { ...page, brotli, isSmallest: true })
    } catch (error) {
      onFault(error, 'compressing a page')
    } finally {
      const at = now()
      restsUntil = at + rest * (at - began)
    }
  }
}
