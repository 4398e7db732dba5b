import type { Hono } from 'hono'
import type { CatalogueSnapshot } from '../domain/catalogue/catalogueSnapshot.ts'

/** Far below the maximum of a sitemap file. */
const addressesEach = 10_000
const cacheControl = 'public, max-age=3600'
const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': cacheControl }

/**
 * Serves the sitemap for search engines. `origin` is empty when it isn't configured; addresses are
 * relative then, because anybody may send any `Host`.
 */
export function addSitemap(
  hono: Hono,
  { origin, snapshot }: { origin: string; snapshot: CatalogueSnapshot },
): void {
  hono.get('/robots.txt', () => {
    const text = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cacheControl }
    return new Response(text, { headers })
  })
  hono.get('/sitemap.xml', () => {
    const paths = publicPaths(snapshot)
    const files = Math.ceil(paths.length / addressesEach)
    const text = files <= 1 ? urlSet(paths, origin) : index(files, origin)
    return new Response(text, { headers: xml })
  })
  hono.get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', (context) => {
    const part = Number(/\d+/.exec(context.req.param('file'))?.[0]) - 1
    const paths = publicPaths(snapshot).slice(part * addressesEach, (part + 1) * addressesEach)
    if (paths.length === 0) return context.text('not found', 404)
    return new Response(urlSet(paths, origin), { headers: xml })
  })
}

function publicPaths({ productsById, shopList }: CatalogueSnapshot): string[] {
  return [
    '/home',
    '/explore',
    ...shopList.map(({ id }) => `/shop/${id}`),
    ...[...productsById.keys()].map((id) => `/detail/${id}`),
  ]
}

function urlSet(paths: readonly string[], origin: string): string {
  return written('urlset', 'url', paths, origin)
}

function index(files: number, origin: string): string {
  const paths = Array.from({ length: files }, (_, at) => `/sitemap-${at + 1}.xml`)
  return written('sitemapindex', 'sitemap', paths, origin)
}

function written(set: string, one: string, paths: readonly string[], origin: string): string {
  const rows = paths.map((path) => `<${one}><loc>${origin}${path}</loc></${one}>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${set} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...rows,
    `</${set}>`,
    '',
  ].join('\n')
}
