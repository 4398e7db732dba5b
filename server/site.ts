import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { languageCode, type LanguageCode } from '../contract/fields.ts'
import type { FirstScreen } from './firstScreen.ts'

const picturesFolder = join(import.meta.dirname, 'demo')

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What a page may load: its own, and the API's where that is another host. */
function pageHeadersFor(apiHost: string) {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'self'",
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
  site: { distFolder: string; firstScreen: (lang: LanguageCode) => Promise<FirstScreen> },
): Promise<void> {
  const { distFolder, firstScreen } = site
  const painted = createPageCache()
  const page = await openPage(distFolder)
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
      onFound: async (_path, context) => checkAgain(context, await page()),
    }),
  )
  hono.use(
    '/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}',
    serveStatic({ root, onFound: keepFor('3600') }),
  )
  hono.get('/index.html', async () => {
    const { html, headers } = await page()
    return new Response(html, { headers })
  })
  hono.get('*', async (context) => {
    if (/\.[a-z0-9]{2,5}$/.test(context.req.path)) return context.text('not found', 404)
    const { html, styled, headers, apiHost } = await page()
    const { path } = context.req
    const isPainted = (path === '/' || path === '/home') && apiHost === ''
    if (!isPainted) return new Response(html, { headers })
    const cookie = /(?:^|;\s*)language=([^;]+)/.exec(context.req.header('cookie') ?? '')?.[1]
    const first = await firstScreen(v.is(languageCode, cookie) ? cookie : 'en')
    const ready = painted(styled, first)
    const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    return takesBrotli
      ? new Response(ready.brotli, { headers: { ...headers, 'content-encoding': 'br' } })
      : new Response(ready.html, { headers })
  })
}

interface ReadyPage {
  html: string
  brotli: Uint8Array<ArrayBuffer>
}

/** Pages with their first screen, written and compressed once for each version of it. */
function createPageCache(): (html: string, first: FirstScreen) => ReadyPage {
  const pages = new Map<string, ReadyPage & { of: string }>()
  return (shell, first) => {
    const lang = first.version.split(' ')[0] ?? ''
    const known = pages.get(lang)
    if (known?.of === `${first.version} ${shell.length}`) return known
    const html = withFirstScreen(shell, first)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const ready = {
      of: `${first.version} ${shell.length}`,
      html,
      brotli: new Uint8Array(brotliCompressSync(html, { params })),
    }
    pages.set(lang, ready)
    return ready
  }
}

function withFirstScreen(shell: string, { json, markup, pictures }: FirstScreen): string {
  const preloads = pictures
    .map(
      (picture) =>
        `<link rel="preload" as="image" fetchpriority="high" href="${inAttribute(picture)}">`,
    )
    .join('')
  const data = `<script type="application/json" id="first-data">${json.replaceAll('<', '\\u003c')}</script>`
  return shell
    .replace('<title>', () => `${preloads}<title>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>${data}`)
}

function inAttribute(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** A browser that kept an old worker would go on serving an old build. */
function checkAgain(context: Context, { apiHost }: BuiltPage) {
  context.header('cache-control', 'no-cache')
  context.header('content-security-policy', `default-src 'self' https: ${apiHost}`.trimEnd())
}

function keepFor(seconds: string) {
  return (_path: string, context: Context) =>
    context.header('cache-control', `public, max-age=${seconds}`)
}

interface BuiltPage {
  html: string
  /** With the styles inside, for a page that is painted before anything else is fetched. */
  styled: string
  /** Empty where it is the page's own. The goods here aren't its goods, so nothing is painted then. */
  apiHost: string
  headers: ReturnType<typeof pageHeadersFor>
}

/** The built page, read again when a newer build has replaced it. */
async function openPage(distFolder: string): Promise<() => Promise<BuiltPage>> {
  const path = join(distFolder, 'index.html')
  let readAt = 0
  let built: BuiltPage = { html: '', styled: '', apiHost: '', headers: pageHeadersFor('') }
  async function page(): Promise<BuiltPage> {
    const { mtimeMs } = await stat(path)
    if (mtimeMs !== readAt) {
      const html = await readFile(path, 'utf8')
      const apiHost = /<link[^>]* id="api-host"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
      const styled = await withStyles(html, distFolder)
      built = { html, styled, apiHost, headers: pageHeadersFor(apiHost) }
      readAt = mtimeMs
    }
    return built
  }
  await page()
  return page
}

/** The links stay, at the end: later screens look for them, and the next visit has them cached. */
async function withStyles(html: string, distFolder: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">/g)]
  let styled = html
  for (const [link, href = ''] of links) {
    const css = await readFile(join(distFolder, href), 'utf8')
    styled = styled
      .replace(link, () => `<style>${css}</style>`)
      .replace('</body>', () => `${link}</body>`)
  }
  return styled
}
