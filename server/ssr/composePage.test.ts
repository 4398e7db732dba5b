import { expect, test } from 'vitest'
import { aPictureOf } from '../../tests/factories/pictureAnswers.ts'
import { aProduct } from '../../tests/factories/productAnswers.ts'
import { composePage } from './composePage.ts'
import { productWords } from './pageHead.ts'

const site = {
  builtOf: '1',
  html:
    '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="y" />' +
    '<script type="module" src="/assets/first.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/first.css"></head>' +
    '<body><div id="app"></div></body></html>',
  apiHost: '',
  inlineScripts: [],
  serverRenderer: () => Promise.reject(new Error('it is painted already')),
  scriptsOf: () => [
    { href: '/assets/first.js', runs: true },
    { href: '/assets/detail.js', runs: false },
  ],
  stylesOf: () => [{ href: '/assets/first.css', css: 'a{}' }],
}
const rendered = {
  markup: '<link rel="preload" as="image" href="/p.webp"/><p>$& kite</p>',
  siteName: 'Harborlane',
  title: 'Product',
  description: 'A shop.',
  sources: [],
  isFound: true,
  tooOld: 'Too old',
  noScript: 'No script',
}
const page = {
  rendered,
  lang: 'ri' as const,
  path: '/detail/1',
  canonical: '/detail/1',
  origin: 'https://shop.example',
  words: {},
  firstData: '{"lang":"ri","answers":{}}',
}

test('contains its language, texts, styles, and the names of all scripts that its screen needs', () => {
  expect(composePage(site, page)).toBe(
    '<!doctype html><html lang="ja"><head>' +
      '<link rel="preload" as="image" href="/p.webp"/>' +
      '<link rel="expect" href="#first-data" blocking="render"><style>a{}</style>' +
      '<link rel="canonical" href="https://shop.example/detail/1">' +
      '<meta property="og:site_name" content="Harborlane">' +
      '<meta property="og:type" content="website">' +
      '<meta property="og:title" content="Product">' +
      '<meta property="og:description" content="A shop.">' +
      '<meta property="og:url" content="https://shop.example/detail/1">' +
      '<script type="application/json" id="scripts-to-come">' +
      '[{"href":"/assets/first.js","runs":true},{"href":"/assets/detail.js","runs":false}]</script>' +
      '<title>Product · Harborlane</title><meta name="description" content="A shop." /></head>' +
      '<body><div id="app" data-rendered="/detail/1"><p>$& kite</p></div>' +
      '<script type="application/json" id="first-data">{"lang":"ri","answers":{}}</script>' +
      '<link rel="stylesheet" disabled media="not all" href="/assets/first.css"></body></html>',
  )
})

test("escapes sellers' texts and URLs", () => {
  const evil = `</script><script>alert(1)</script>"><meta http-equiv='refresh'>&amp;$&`
  const address = `https://x/${evil}`
  const picture = aPictureOf('', { small: address, medium: address, large: address })
  const product = aProduct({ title: evil, description: evil, picture, pictures: [picture] })
  const html = composePage(site, {
    ...page,
    path: `/detail/1/${evil}`,
    words: productWords(product),
    firstData: JSON.stringify({ lang: 'ri', answers: { [evil]: evil } }),
  })
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="application/ld+json">',
    '<script type="application/json" id="scripts-to-come">',
    '<script type="application/json" id="first-data">',
  ])
  expect(html).not.toContain(`<meta http-equiv`)
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Product', name: evil, image: [picture.large] })
})

test('marks a page as not indexed, and adds no other tags', () => {
  const html = composePage(site, { ...page, canonical: null })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('og:')
})

test('shows older browsers their notice in the language of the page', () => {
  const html = `<body><p id="too-old">x</p><noscript><p>y</p></noscript></body>`
  const observed = { ...rendered, tooOld: '<古い>', noScript: '$&' }
  expect(composePage({ ...site, html }, { ...page, rendered: observed })).toContain(
    '<body><p id="too-old">&lt;古い&gt;</p><noscript><p>$&amp;</p></noscript>',
  )
})
