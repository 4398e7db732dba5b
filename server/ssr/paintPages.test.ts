import { expect, test } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { prepareAnswer } from '../domain/catalogue/prepareAnswer.ts'
import type { Db } from '../db/client.ts'
import type { Painter } from './builtSite.ts'
import type { ReadyPage } from './keptPages.ts'
import { createPainting } from './paintPages.ts'

test('renders a page once, until its data changes', async () => {
  const shop = openPainting()
  const first = [await shop.visit('/home'), await shop.visit('/home')]
  shop.sell({ hot: 'kite' })
  expect([...first, await shop.visit('/home')].map(read)).toEqual(
    ['lamp', 'lamp', 'kite'].map(
      (hot) => `200 /home en {"/api/catalogue/home {}":{"data":{"hot":"${hot}"}}}`,
    ),
  )
  expect(shop.paintings).toHaveLength(2)
})

test("renders a missing page as not found, in the reader's language", async () => {
  const shop = openPainting()
  expect(read(await shop.visit('/shop/9', { lang: 'ri' }))).toBe(
    '404 /shop/9 ri {"/api/catalogue/shop {\\"id\\":9}":{"notFound":{"msg":"見つかりませんでした"}}}',
  )
})

test('leaves a page that fails to render to the app, and reports it', async () => {
  const shop = openPainting()
  shop.breakPainter()
  expect([await shop.visit('/home'), shop.faults]).toEqual([null, ['painting /home: no paint']])
})

test('renders endless search words up to its rate limit, then leaves them to the app', async () => {
  const shop = openPainting()
  const search = async (count: number, words: string) => {
    let painted = 0
    for (let at = 0; at < count; at += 1)
      if (await shop.visit('/search', { search: `q=${words}${at}` })) painted += 1
    return painted
  }
  const counts = [await search(300, 'a'), await search(1, 'a'), await search(20, 'b')]
  shop.pass(1_000)
  expect([...counts, await search(100, 'c')]).toEqual([200, 1, 0, 40])
})

test('renders the same page for every session, and only distinguishes guests', async () => {
  const shop = openPainting()
  const pages = [await shop.visit('/bag'), await shop.visit('/bag', { loggedIn: true })]
  expect(pages.map(read)).toEqual(['200 /login en {}', '200 /bag en {}'])
})

test('renders a public screen that differs per shopper for guests, and as a frame for shoppers', async () => {
  const shop = openPainting()
  const pages = [
    await shop.visit('/changePassword'),
    await shop.visit('/changePassword', { loggedIn: true }),
  ]
  expect(pages.map(read)).toEqual([
    '200 /changePassword en {}',
    '200 frame of /changePassword en {}',
  ])
})

function openPainting() {
  let goods: object = { hot: 'lamp' }
  let painter: Painter = {
    openingPlace: (place, loggedIn) =>
      place.path === '/bag' && !loggedIn ? { path: '/login', search: '' } : place,
    isSameForAll: (path, loggedIn) => !loggedIn || path !== '/changePassword',
    paint: async (place, lang, answers, { isSameForAll }) => {
      paintings.push(place.path)
      const frame = isSameForAll ? '' : 'frame of '
      const markup = `${frame}${place.path} ${lang} ${JSON.stringify(answers)}`
      const words = { siteName: 's', title: 't', description: 'd', tooOld: 'o', noScript: 'n' }
      return { ...words, markup, sources: [], isFound: true }
    },
  }
  let time = 0
  const paintings: string[] = []
  const faults: string[] = []
  const catalogue = {
    announcedPromo: () => null,
    answers: {
      list: () => prepareAnswer(goods),
      search: async () => prepareAnswer(goods),
    },
    snapshot: { shops: new Map() },
  } as unknown as Catalogue
  const paintPage = createPainting({
    origin: '',
    parts: { db: {} as Db, catalogue },
    onFault: (error, where) => faults.push(`${where}: ${(error as Error).message}`),
    now: () => time,
  })
  const site = {
    builtOf: '1',
    html: '<div id="app"></div>',
    apiHost: '',
    inlineScripts: [],
    painter: async () => painter,
    scriptsOf: () => [],
    stylesOf: () => [],
  }
  return {
    paintings,
    faults,
    sell: (next: object) => {
      goods = next
    },
    pass: (ms: number) => {
      time += ms
    },
    breakPainter: () => {
      painter = { ...painter, paint: () => Promise.reject(new Error('no paint')) }
    },
    visit: (path: string, { search = '', lang = 'en' as 'en' | 'ri', loggedIn = false } = {}) =>
      paintPage(site, { place: { path, search }, lang, loggedIn, reader: null }),
  }
}

function read(page: ReadyPage | null): string | null {
  const html = page && brotliDecompressSync(page.brotli).toString()
  const [, painted] = /<div id="app"[^>]*>(.*?)<\/div>/.exec(html ?? '') ?? []
  return page && `${page.status} ${painted}`
}
