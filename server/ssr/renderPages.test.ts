import { expect, test } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { anyPage, inRequest, type RequestFacts } from '../http/requestFacts.ts'
import { prepareAnswer } from '../domain/catalogue/prepareAnswer.ts'
import type { Db } from '../db/client.ts'
import type { ServerRenderer } from './builtSite.ts'
import type { ReadyPage } from './pageCache.ts'
import { createPageRenderer } from './renderPages.ts'

const categories = '{"/api/catalogue/categories {}":{"data":{"hot":"lamp"}}}'

test('renders a page once, until its data changes', async () => {
  const shop = openPageRenderer()
  const first = [await shop.visit('/home'), await shop.visit('/home')]
  shop.sell({ hot: 'kite' })
  expect([...first, await shop.visit('/home')].map(read)).toEqual(
    ['lamp', 'lamp', 'kite'].map(
      (hot) =>
        `200 /home en {"/api/catalogue/home {}":{"data":{"hot":"${hot}"}},"/api/catalogue/categories {}":{"data":{"hot":"${hot}"}}}`,
    ),
  )
  expect(shop.renders).toHaveLength(2)
})

test('names the request by its screen, also where the page is cached', async () => {
  const shop = openPageRenderer()
  const routes: string[] = []
  for (const path of ['/', '/home', '/home', '/shop/9', '/nowhere']) {
    const facts: RequestFacts = { id: '1', route: anyPage, reason: null, userId: null }
    await inRequest(facts, () => shop.visit(path))
    routes.push(facts.route)
  }
  expect(routes).toEqual(['/', '/home', '/home', '/shop/:id?', 'other'])
})

test("renders a missing page as not found, in the reader's language", async () => {
  const shop = openPageRenderer()
  expect(read(await shop.visit('/shop/9', { lang: 'ri' }))).toBe(
    '404 /shop/9 ri {"/api/catalogue/shop {\\"id\\":9}":{"notFound":{"msg":"見つかりませんでした"}}}',
  )
})

test('leaves a page that fails to render to the app, and reports it', async () => {
  const shop = openPageRenderer()
  shop.breakRenderer()
  expect([await shop.visit('/home'), shop.unexpectedErrors]).toEqual([
    null,
    ['painting /home: no paint'],
  ])
})

test('renders endless search words up to its rate limit, then leaves them to the app', async () => {
  const shop = openPageRenderer()
  const search = async (count: number, words: string, network = words) => {
    let rendered = 0
    for (let at = 0; at < count; at += 1)
      if (await shop.visit('/search', { search: `q=${words}${at}`, network })) rendered += 1
    return rendered
  }
  const counts = [await search(300, 'a'), await search(1, 'a'), await search(20, 'b')]
  const others = [await search(40, 'c'), await search(1, 'd')]
  shop.pass(1_000)
  expect([...counts, ...others, await search(100, 'e', 'a'), await search(100, 'f')]).toEqual([
    150, 1, 20, 30, 0, 30, 10,
  ])
})

test('renders the same page for every session, and only distinguishes guests', async () => {
  const shop = openPageRenderer()
  const pages = [await shop.visit('/bag'), await shop.visit('/bag', { loggedIn: true })]
  expect(pages.map(read)).toEqual([`200 /login en ${categories}`, `200 /bag en ${categories}`])
})

test('renders a public screen that differs per shopper for guests, and as a frame for shoppers', async () => {
  const shop = openPageRenderer()
  const pages = [
    await shop.visit('/changePassword'),
    await shop.visit('/changePassword', { loggedIn: true }),
  ]
  expect(pages.map(read)).toEqual([
    `200 /changePassword en ${categories}`,
    `200 frame of /changePassword en ${categories}`,
  ])
})

function openPageRenderer() {
  let goods: object = { hot: 'lamp' }
  let serverRenderer: ServerRenderer = {
    findPattern: (path) => ({ '/home': '/home', '/shop/9': '/shop/:id?' })[path] ?? null,
    openingPlace: (place, loggedIn) =>
      place.path === '/bag' && !loggedIn ? { path: '/login', search: '' } : place,
    isSameForAll: (path, loggedIn) => !loggedIn || path !== '/changePassword',
    renderScreen: async (place, lang, answers, { isSameForAll }) => {
      renders.push(place.path)
      const frame = isSameForAll ? '' : 'frame of '
      const markup = `${frame}${place.path} ${lang} ${JSON.stringify(answers)}`
      const words = { siteName: 's', title: 't', description: 'd', tooOld: 'o', noScript: 'n' }
      return { ...words, markup, sources: [], isFound: true }
    },
  }
  let time = 0
  const renders: string[] = []
  const unexpectedErrors: string[] = []
  const catalogue = {
    announcedPromo: () => null,
    answers: {
      list: () => prepareAnswer(goods),
      search: async () => prepareAnswer(goods),
    },
    snapshot: { shops: new Map(), shopList: [] },
  } as unknown as Catalogue
  const renderPage = createPageRenderer({
    origin: '',
    parts: { db: {} as Db, catalogue },
    onUnexpectedError: (error, where) =>
      unexpectedErrors.push(`${where}: ${(error as Error).message}`),
    now: () => time,
  })
  const site = {
    builtOf: '1',
    html: '<div id="app"></div>',
    apiHost: '',
    inlineScripts: [],
    serverRenderer: async () => serverRenderer,
    scriptsOf: () => [],
    stylesOf: () => [],
  }
  return {
    renders,
    unexpectedErrors,
    sell: (next: object) => {
      goods = next
    },
    pass: (ms: number) => {
      time += ms
    },
    breakRenderer: () => {
      serverRenderer = {
        ...serverRenderer,
        renderScreen: () => Promise.reject(new Error('no paint')),
      }
    },
    visit: (
      path: string,
      {
        search = '',
        lang = 'en' as 'en' | 'ri',
        loggedIn = false,
        country = null as string | null,
        network = 'one',
      } = {},
    ) =>
      renderPage(site, { place: { path, search }, network, lang, country, loggedIn, reader: null }),
  }
}

function read(page: ReadyPage | null): string | null {
  const html = page && brotliDecompressSync(page.brotli).toString()
  const [, rendered] = /<div id="app"[^>]*>(.*?)<\/div>/.exec(html ?? '') ?? []
  return page && `${page.status} ${rendered}`
}
