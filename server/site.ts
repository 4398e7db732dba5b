import type { Hono } from 'hono'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { languageCode, type LanguageCode } from '../contract/fields.ts'
import type { FirstScreen } from './firstScreen.ts'
import { keptFiles, type FindFile } from './keptFiles.ts'
import { serveKept } from './serveKept.ts'

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
  hono.get('/pictures/*', serveKept(keptFiles(picturesFolder), keepFor('604800')))
}

/** Serves the built app and its files; any other path is a screen's. */
export async function addSite(
  hono: Hono,
  site: { distFolder: string; firstScreen: (lang: LanguageCode) => Promise<FirstScreen> },
): Promise<void> {
  const { distFolder, firstScreen } = site
  const painted = createPageCache()
  const files = keptFiles(distFolder)
  const page = openPage(distFolder, files)
  const icons = '/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}'
  hono.get('/assets/*', serveKept(files, keepFor('31536000, immutable'), { precompressed: true }))
  hono.get(
    '/worker.js',
    serveKept(files, () => checkAgain(page()), { precompressed: true }),
  )
  hono.get(icons, serveKept(files, keepFor('3600')))
  hono.get('/index.html', () => {
    const { html, headers } = page()
    return new Response(html, { headers })
  })
  hono.get('*', async (context) => {
    if (/\.[a-z0-9]{2,5}$/.test(context.req.path)) return context.text('not found', 404)
    const { html, styled, headers, apiHost } = page()
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
function checkAgain({ apiHost }: BuiltPage): Record<string, string> {
  return {
    'cache-control': 'no-cache',
    'content-security-policy': `default-src 'self' https: ${apiHost}`.trimEnd(),
  }
}

function keepFor(seconds: string): () => Record<string, string> {
  return () => ({ 'cache-control': `public, max-age=${seconds}` })
}

interface BuiltPage {
  html: string
  /** With the styles inside, for a page that is painted before anything else is fetched. */
  styled: string
  /** Empty where it is the page's own. The goods here aren't its goods, so nothing is painted then. */
  apiHost: string
  headers: ReturnType<typeof pageHeadersFor>
}

/** The built page, put together again when a newer build has replaced it. */
function openPage(distFolder: string, files: FindFile): () => BuiltPage {
  let builtOf = ''
  let built: BuiltPage | null = null
  function page(): BuiltPage {
    const file = files('/index.html')
    // While a build is under way there is none for a moment.
    if (built && (!file || file.etag === builtOf)) return built
    if (!file) throw new Error(`${distFolder} holds no built app`)
    const html = new TextDecoder().decode(file.content)
    const apiHost = /<link[^>]* id="api-host"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
    built = {
      html,
      styled: withStyles(html, distFolder),
      apiHost,
      headers: pageHeadersFor(apiHost),
    }
    builtOf = file.etag
    return built
  }
  page()
  return page
}

/** The links stay, at the end: later screens look for them, and the next visit has them cached. */
function withStyles(html: string, distFolder: string): string {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)">/g)]
  let styled = html
  for (const [link, href = ''] of links) {
    const css = readFileSync(join(distFolder, href), 'utf8')
    styled = styled
      .replace(link, () => `<style>${css}</style>`)
      .replace('</body>', () => `${link}</body>`)
  }
  return styled
}
