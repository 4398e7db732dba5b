import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { openBuiltSite, type BuiltSite } from './painting/builtSite.ts'
import type { PaintPage } from './painting/paintPages.ts'
import { cookieIn, readerLanguage } from './painting/readerLanguage.ts'

const picturesFolder = join(import.meta.dirname, 'demo')

/** What a page may load: its own, and the API's where that is another host. */
function pageHeadersFor({ apiHost, inlineScripts }: BuiltSite) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts].join(' '),
      `connect-src 'self' ${apiHost}`.trimEnd(),
      `img-src 'self' https: data: blob: ${apiHost}`.trimEnd(),
      "style-src 'self' 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
  }
}

/** Serves the pictures of the demo goods, with or without the app. */
export function addPictures(hono: Hono): void {
  hono.use(
    '/pictures/*',
    serveStatic({
      root: relative(process.cwd(), picturesFolder),
      onFound: keepFor('604800'),
    }),
  )
}

/** Serves the built app and its files; any other path is a screen's. */
export async function addSite(
  hono: Hono,
  site: { distFolder: string; paintPage: PaintPage },
): Promise<void> {
  const { distFolder, paintPage } = site
  const openSite = await openBuiltSite(distFolder)
  const root = relative(process.cwd(), distFolder) || '.'
  hono.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: keepFor('31536000, immutable') }),
  )
  hono.use(
    '/worker.js',
    serveStatic({
      root,
      precompressed: true,
      onFound: async (_path, context) => checkAgain(context, (await openSite()).apiHost),
    }),
  )
  hono.use(
    '/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}',
    serveStatic({ root, onFound: keepFor('3600') }),
  )
  hono.get('/index.html', async () => {
    const built = await openSite()
    return new Response(built.html, { headers: pageHeadersFor(built) })
  })
  hono.get('*', async (context) => {
    const { path, url } = context.req
    if (/\.[a-z0-9]{2,5}$/.test(path)) return context.text('not found', 404)
    const built = await openSite()
    const headers = pageHeadersFor(built)
    const cookies = context.req.header('cookie')
    const loggedIn = Boolean(cookieIn(cookies, 'auth'))
    if (loggedIn) headers['cache-control'] = 'private, no-cache'
    const lang = readerLanguage(cookies, context.req.header('accept-language'))
    const place = { path, search: searchOf(url) }
    const page = built.apiHost === '' ? await paintPage(built, { place, lang, loggedIn }) : null
    if (!page) return new Response(built.html, { headers })
    const { status, brotli } = page
    const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    return takesBrotli
      ? new Response(brotli, { status, headers: { ...headers, 'content-encoding': 'br' } })
      : new Response(brotliDecompressSync(brotli), { status, headers })
  })
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

/** A browser that kept an old worker would go on serving an old build. */
function checkAgain(context: Context, apiHost: string) {
  context.header('cache-control', 'no-cache')
  context.header('content-security-policy', `default-src 'self' https: ${apiHost}`.trimEnd())
}

function keepFor(seconds: string) {
  return (_path: string, context: Context) =>
    context.header('cache-control', `public, max-age=${seconds}`)
}
