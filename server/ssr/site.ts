import type { Context, Hono } from 'hono'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { successCode } from '../../contract/envelope.ts'
import { createFileCache } from '../http/fileCache.ts'
import { openBuiltSite, type BuiltSite } from './builtSite.ts'
import type { RenderPage, Reader } from './renderPages.ts'
import { cookieIn, readerCountry, readerLanguage } from './readerLanguage.ts'
import { serveCached } from '../http/serveCached.ts'

/** Of a token's 43 characters: enough to distinguish sessions, too few to use. */
const ownerLength = 8

const picturesFolder = join(import.meta.dirname, '../../demo')

/**
 * The content security policy: resources of the page's own origin, and of the API's when that is
 * another host.
 */
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

/**
 * Serves the pictures of the demo goods, with or without the app. File names change with the
 * content.
 */
export function addPictures(hono: Hono): void {
  hono.get(
    '/pictures/*',
    serveCached(createFileCache(picturesFolder), keepFor('31536000, immutable')),
  )
}

/** Serves the built app and its files. Any other path is a screen. */
export async function addSite(
  hono: Hono,
  site: {
    distFolder: string
    renderPage: RenderPage
    api: Hono
    networkOfCall: (context: Context) => string
  },
): Promise<void> {
  const { distFolder, renderPage, api, networkOfCall } = site
  const files = createFileCache(distFolder)
  const openSite = openBuiltSite(distFolder, files)
  const icons = '/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}'
  hono.get('/assets/*', serveCached(files, keepFor('31536000, immutable'), { precompressed: true }))
  hono.get(
    '/worker.js',
    serveCached(files, () => checkAgain(openSite()), { precompressed: true }),
  )
  hono.get(icons, serveCached(files, keepFor('3600')))
  hono.get('/index.html', () => {
    const built = openSite()
    return new Response(built.html, { headers: pageHeadersFor(built) })
  })
  hono.get('*', async (context) => {
    const { path, url } = context.req
    if (/\.[a-z0-9]{2,5}$/.test(path)) return context.text('not found', 404)
    const built = openSite()
    const headers = pageHeadersFor(built)
    const cookies = context.req.header('cookie')
    const loggedIn = Boolean(cookieIn(cookies, 'auth'))
    if (loggedIn) headers['cache-control'] = 'private, no-cache'
    const acceptLanguage = context.req.header('accept-language')
    const lang = readerLanguage(cookies, acceptLanguage)
    const country = readerCountry(cookies, acceptLanguage)
    const place = { path, search: searchOf(url) }
    const ask = (address: string, token: string) =>
      api.fetch(
        new Request(new URL(address, url), { headers: { ...headersOf(context.req.raw), token } }),
        context.env,
      )
    const reader = readerIn(cookies, ask)
    const visit = { place, network: networkOfCall(context), lang, country, loggedIn, reader }
    const page = built.apiHost === '' ? await renderPage(built, visit) : null
    if (!page) return new Response(built.html, { headers })
    if (page.isOwn) headers['cache-control'] = 'private, no-store'
    const { status, brotli } = page
    const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    return takesBrotli
      ? new Response(brotli, { status, headers: { ...headers, 'content-encoding': 'br' } })
      : new Response(brotliDecompressSync(brotli), { status, headers })
  })
}

/** Null when the browser has no session, or hasn't reported its time zone yet. */
function readerIn(
  cookies: string | undefined,
  ask: (address: string, token: string) => Response | Promise<Response>,
): Reader | null {
  const token = cookieIn(cookies, 'auth')
  const [timeZone, width] = decoded(cookieIn(cookies, 'reader') ?? '').split(' ')
  if (!token || !timeZone || !isTimeZone(timeZone)) return null
  return {
    timeZone,
    isWide: width === 'wide',
    owner: token.slice(-ownerLength),
    ask: async (address) => {
      const answer = await ask(address, token)
      if (answer.status !== 200) return null
      const { code, data } = (await answer.json()) as { code: number; data: unknown }
      return code === successCode ? data : null
    },
  }
}

/** Decodes a cookie. An invalid one counts as missing, because clients may send anything. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch {
    return ''
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Forwards the caller's address headers, which the API's rate limits need. */
function headersOf({ headers }: Request): Record<string, string> {
  const forwarded = headers.get('x-forwarded-for')
  return forwarded === null ? {} : { 'x-forwarded-for': forwarded }
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

/** Makes browsers revalidate: a stale service worker would go on serving an old build. */
function checkAgain({ apiHost }: BuiltSite): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'self' https: ${apiHost}`.trimEnd(),
  }
}

function keepFor(seconds: string): () => Record<string, string> {
  return () => ({ 'cache-control': `public, max-age=${seconds}` })
}
