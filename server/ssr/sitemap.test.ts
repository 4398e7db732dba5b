import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { CatalogueSnapshot } from '../domain/catalogue/catalogueSnapshot.ts'
import { addSitemap } from './sitemap.ts'
import { readerLanguage, readerCountry } from './readerLanguage.ts'

test('lists the public screens, every shop and every product', async () => {
  const site = siteWith({ products: 1, origin: 'https://shop.example' })
  expect(await textAt(site, '/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://shop.example/sitemap.xml\n',
  )
  expect(await textAt(site, '/sitemap.xml')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://shop.example/home</loc></url>',
      '<url><loc>https://shop.example/explore</loc></url>',
      '<url><loc>https://shop.example/shop/1</loc></url>',
      '<url><loc>https://shop.example/detail/1</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test("splits a large shop's sitemap into parts, with URLs relative to it", async () => {
  const site = siteWith({ products: 10_000, origin: '' })
  expect(await textAt(site, '/sitemap.xml')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>/sitemap-1.xml</loc></sitemap>',
      '<sitemap><loc>/sitemap-2.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  )
  expect(await textAt(site, '/sitemap-2.xml')).toMatch(
    /\/detail\/9998<\/loc><\/url>\n<url><loc>\/detail\/9999<\/loc><\/url>\n<url><loc>\/detail\/10000<\/loc>/,
  )
  expect((await site.request('/sitemap-3.xml')).status).toBe(404)
})

function siteWith({ products, origin }: { products: number; origin: string }): Hono {
  const ids = Array.from({ length: products }, (_, at) => [at + 1, {}] as const)
  const snapshot = { productsById: new Map(ids), shopList: [{ id: 1 }] }
  const site = new Hono()
  addSitemap(site, { origin, snapshot: snapshot as unknown as CatalogueSnapshot })
  return site
}

async function textAt(site: Hono, path: string): Promise<string> {
  return (await site.request(path)).text()
}

test.each([
  ['auth=abc; language=ri', 'ko', 'ri'],
  ['language=klingon', 'ko-KR,ko;q=0.9,en;q=0.8', 'han'],
  [undefined, 'en;q=0.5, th;q=0.9', 'tai'],
  [undefined, 'de, fr;q=0.8, zh-TW;q=0.3', 'zh-CN'],
  [undefined, 'ja;q=0, de', 'en'],
  [undefined, ';;q=,,', 'en'],
  [undefined, undefined, 'en'],
])('with the cookies %s and the header %s the language is %s', (cookies, accepted, code) => {
  expect(readerLanguage(cookies, accepted)).toBe(code)
})

test.each([
  ['country=IE', 'en-GB', 'IE'],
  ['auth=abc; country=DE-guessed', undefined, 'DE'],
  ['country=XX', 'en-GB,en;q=0.9', 'GB'],
  [undefined, 'ja,en-US;q=0.9', null],
  [undefined, 'en-KP', null],
  [undefined, ';;q=,,', null],
  [undefined, undefined, null],
])('with the cookies %s and the header %s the country is %s', (cookies, accepted, country) => {
  expect(readerCountry(cookies, accepted)).toBe(country)
})
