import type { ProductDetail, ShopDetail } from '../../contract/catalogue.ts'
import type { Picture } from '../../contract/picture.ts'

/** Metadata of a page for search engines and link previews. */
export interface PageWords {
  siteName: string
  title: string
  description: string
  picture: Picture | null
  /** The product, on a product page. */
  product: ProductDetail | null
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const longestDescription = 200

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}

/** JSON that can't close the script element around it. */
export function jsonInPage(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

export function productWords(product: ProductDetail): Partial<PageWords> {
  const { title, description, picture } = product
  return { title, description: shorten(description), picture, product }
}

export function shopWords(shop: ShopDetail): Partial<PageWords> {
  return { title: shop.name, description: shorten(shop.tagline), picture: shop.logo }
}

/**
 * The tags after title and description. `origin` is empty when it isn't configured; the URLs are
 * relative then. A page without a canonical URL is marked as not indexed.
 */
export function headTags(words: PageWords, canonical: string | null, origin: string): string {
  if (canonical === null) return '<meta name="robots" content="noindex">'
  const { picture, product } = words
  const tags = [
    `<link rel="canonical" href="${escapeHtml(origin + canonical)}">`,
    property('og:site_name', words.siteName),
    property('og:type', product ? 'product' : 'website'),
    property('og:title', words.title),
    property('og:description', words.description),
    property('og:url', origin + canonical),
    ...(picture ? [property('og:image', absolute(picture.large, origin))] : []),
  ]
  if (product) tags.push(productJson(product, origin + canonical, origin))
  return tags.join('')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}

/** https://schema.org/Product */
function productJson(product: ProductDetail, url: string, origin: string): string {
  const { title, description, pictures, shop, variants, priceCents, score, reviewCount } = product
  const highest = Math.max(priceCents, ...variants.map((variant) => variant.priceCents))
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    category: product.category.name,
    image: pictures.map(({ large }) => absolute(large, origin)),
    brand: { '@type': 'Brand', name: shop.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: dollars(priceCents),
      highPrice: dollars(highest),
      offerCount: variants.length,
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
      url,
    },
    ...(reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, reviewCount } }
      : {}),
  })
  return `<script type="application/ld+json">${jsonInPage(json)}</script>`
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription - 1)}…`
}
