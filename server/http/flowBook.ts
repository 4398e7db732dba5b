import type { Hono } from 'hono'
import { join } from 'node:path'
import { createFileCache } from './fileCache.ts'
import { serveCached } from './serveCached.ts'

const builtFolder = join(import.meta.dirname, '../../tools/flow-book/dist')
const notBuilt = 'not found: npm run flows builds the flow book'
const headers = {
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Serves the flow book at `/flows`. It is for developers, so not in production. */
export function addFlowBook(hono: Hono, folder = builtFolder): void {
  const files = createFileCache(folder)
  for (const address of ['/flows', '/flows/']) {
    hono.get(address, (context) =>
      context.redirect(`/flows/index.html${new URL(context.req.url).search}`),
    )
  }
  hono.get(
    '/flows/*',
    serveCached(
      (path) => files(path.slice('/flows'.length)),
      () => ({ ...headers }),
    ),
    (context) => context.text(notBuilt, 404),
  )
}
