import type { MiddlewareHandler } from 'hono'
import type { FindFile } from './fileCache.ts'
import { matchesEtag } from './matchesEtag.ts'

type Headers = Record<string, string>

/** Serves files from memory. Other paths go to the next handler. */
export function serveCached(
  files: FindFile,
  headersOf: () => Headers,
  { precompressed = false } = {},
): MiddlewareHandler {
  return async (context, next) => {
    const accepts = precompressed ? context.req.header('accept-encoding') : ''
    const file = files(context.req.path, accepts)
    if (!file) return next()
    const headers: Headers = { ...headersOf(), etag: file.etag }
    if (file.encoding !== null) headers['vary'] = 'Accept-Encoding'
    if (matchesEtag(context.req.header('if-none-match'), file.etag))
      return new Response(null, { status: 304, headers })
    headers['content-type'] = file.type
    headers['content-length'] = String(file.content.length)
    if (file.encoding !== null) headers['content-encoding'] = file.encoding
    return new Response(file.content, { headers })
  }
}
