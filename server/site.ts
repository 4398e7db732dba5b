import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { languageCode, type LanguageCode } from '../src/services/contract/fields.ts'

const picturesFolder = join(import.meta.dirname, 'demo')

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** What the page is given before it asks: the first screen's data by call path. */
export interface FirstData {
  json: string
  /** Pictures that the first screen shows at once. */
  pictures: readonly string[]
}

/** Serves the built app, its files and the goods' pictures; any other path is a screen's. */
export async function addSite(
  hono: Hono,
  site: { distFolder: string; firstData: (lang: LanguageCode) => FirstData },
): Promise<void> {
  const { distFolder, firstData } = site
  const page = await openPage(join(distFolder, 'index.html'))
  const root = relative(process.cwd(), distFolder) || '.'
  hono.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: keepFor('31536000, immutable') }),
  )
  hono.use(
    '/pictures/*',
    serveStatic({
      root: relative(process.cwd(), picturesFolder),
      onFound: keepFor('604800'),
    }),
  )
  hono.use('/:file{[a-z0-9-]+\\.(?:svg|png|ico|txt|webmanifest)}', serveStatic({ root }))
  hono.get('*', async (context) => {
    if (/\.[a-z0-9]{2,5}$/.test(context.req.path)) return context.text('not found', 404)
    const html = await page()
    const isHome = context.req.path === '/' || context.req.path === '/home'
    if (!isHome) return new Response(html, { headers: pageHeaders })
    const cookie = /(?:^|;\s*)language=([^;]+)/.exec(context.req.header('cookie') ?? '')?.[1]
    const lang = v.is(languageCode, cookie) ? cookie : 'en'
    return new Response(withFirstData(html, firstData(lang)), { headers: pageHeaders })
  })
}

function withFirstData(html: string, { json, pictures }: FirstData): string {
  const preloads = pictures
    .map((picture) => `<link rel="preload" as="image" href="${picture}">`)
    .join('')
  const data = `<script type="application/json" id="first-data">${json.replaceAll('<', '\\u003c')}</script>`
  return html.replace('</head>', () => `${preloads}${data}</head>`)
}

function keepFor(seconds: string) {
  return (_path: string, context: Context) =>
    context.header('cache-control', `public, max-age=${seconds}`)
}

/** The built page, read again when a newer build has replaced it. */
async function openPage(path: string): Promise<() => Promise<string>> {
  let readAt = 0
  let html = ''
  async function page(): Promise<string> {
    const { mtimeMs } = await stat(path)
    if (mtimeMs !== readAt) {
      html = await readFile(path, 'utf8')
      readAt = mtimeMs
    }
    return html
  }
  await page()
  return page
}
