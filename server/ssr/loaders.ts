import * as v from 'valibot'
import { answerKey } from '../../contract/answerKey.ts'
import type { Call } from '../../contract/call.ts'
import * as calls from '../../contract/catalogue.ts'
import { reviewsAtOnce } from '../../contract/limits.ts'
import { readProductFilters } from '../../contract/productFilters.ts'
import type { ProductFilters } from '../../contract/productFilters.ts'
import type { CatalogueCtx } from '../domain/catalogue/catalogue.ts'
import { getHome } from '../domain/catalogue/getHome.ts'
import { listCategories } from '../domain/catalogue/listCategories.ts'
import { listPopularSearches } from '../domain/catalogue/listPopularSearches.ts'
import { listProducts } from '../domain/catalogue/listProducts.ts'
import { listReviews } from '../domain/catalogue/listReviews.ts'
import type { PreparedAnswer } from '../domain/catalogue/prepareAnswer.ts'
import { showProduct } from '../domain/catalogue/showProduct.ts'
import { showShop } from '../domain/catalogue/showShop.ts'

export interface Place {
  path: string
  /** Without the question mark. */
  search: string
}

export interface FirstCall {
  key: string
  ask: (ctx: CatalogueCtx) => PreparedAnswer | Promise<PreparedAnswer>
}

/** The data that a first screen is rendered with. */
export interface FirstScreen {
  /** The first call is the page's subject: when it finds nothing, the page answers 404. */
  calls: readonly FirstCall[]
  /** The place with only those search parameters that change the screen. */
  place: Place
  /** The URL for search engines; null: not indexed. */
  canonical: string | null
  about: 'shop' | 'product' | null
  isFound: boolean
}

const longestReturnTo = 200
const id = /^[1-9]\d{0,14}$/

type Describe = (given: string, place: Place, to: Destination) => FirstScreen | null

/** As the calls take it: without a country where none is known. */
type Destination = { country?: string }

/** The public routes with the calls that their first screens need. */
const firstScreens: readonly (readonly [route: RegExp, describe: Describe])[] = [
  [/^\/home\/?$/i, (_given, _place, to) => found('/home', [first(calls.getHome, getHome, to)])],
  [
    /^\/explore\/?$/i,
    (_, { search }, to) => {
      const filters = readProductFilters(new URLSearchParams(search))
      return found(
        '/explore',
        [first(calls.listProducts, listProducts, { ...filters, ...to })],
        filters,
      )
    },
  ],
  [
    /^\/detail(?:\/([^/]+?))?(?:\/[^/]+?)?\/?$/i,
    (given, { path }) => {
      if (!id.test(given)) return nothingAt(path)
      const product = Number(given)
      return {
        ...found(`/detail/${product}`, [
          first(calls.showProduct, showProduct, { id: product }),
          first(calls.listReviews, listReviews, { product, limit: reviewsAtOnce }),
        ]),
        place: { path, search: '' },
        about: 'product',
      }
    },
  ],
  [
    /^\/shop(?:\/([^/]+?))?\/?$/i,
    (given, { path, search }, to) => {
      if (!id.test(given)) return nothingAt(path)
      const shop = Number(given)
      const filters = { ...readProductFilters(new URLSearchParams(search)), shop: [shop] }
      const own = { ...filters, shop: undefined }
      return {
        ...found(
          `/shop/${shop}`,
          [
            first(calls.showShop, showShop, { id: shop }),
            first(calls.listProducts, listProducts, { ...filters, ...to }),
          ],
          own,
        ),
        about: 'shop',
      }
    },
  ],
  [
    /^\/searchs?\/?$/i,
    (_, { path, search }, to) => {
      const filters = readProductFilters(new URLSearchParams(search))
      const ask =
        filters.q === ''
          ? first(calls.listPopularSearches, listPopularSearches, {})
          : first(calls.listProducts, listProducts, { ...filters, ...to })
      return { ...found(path, [ask], filters), canonical: null }
    },
  ],
  [/^\/(?:login|register)\/?$/i, (_, place) => withReturn(place)],
  [/^\/(?:forgotPassword|changePassword)\/?$/i, (_, { path }) => unasked({ path, search: '' })],
]

/** Null: the server doesn't render this path. */
export function firstScreenAt(place: Place, country: string | null): FirstScreen | null {
  const to = country === null ? {} : { country }
  for (const [route, describe] of firstScreens) {
    const match = route.exec(place.path)
    if (match) return withCategories(describe(match[1] ?? '', place, to))
  }
  return withCategories(unasked({ path: place.path, search: '' }))
}

/** The header of a desktop lists the categories on every screen. */
function withCategories(screen: FirstScreen | null): FirstScreen | null {
  return (
    screen && {
      ...screen,
      calls: [...screen.calls, first(calls.listCategories, listCategories, {})],
    }
  )
}

function first<Input extends v.GenericSchema>(
  call: Call<Input>,
  verb: (given: {
    ctx: CatalogueCtx
    input: v.InferOutput<Input>
  }) => PreparedAnswer | Promise<PreparedAnswer>,
  input: v.InferInput<Input>,
): FirstCall {
  const parsed = v.parse(call.input, input)
  return { key: answerKey(call.path, input as object), ask: (ctx) => verb({ ctx, input: parsed }) }
}

function found(
  path: string,
  asked: readonly FirstCall[],
  filters: Partial<ProductFilters> = {},
): FirstScreen {
  const search = searchOf(filters)
  const canonical = search === '' ? path : `${path}?${search}`
  return { calls: asked, place: { path, search }, canonical, about: null, isFound: true }
}

function unasked(place: Place): FirstScreen {
  return { calls: [], place, canonical: null, about: null, isFound: true }
}

function nothingAt(path: string): FirstScreen {
  return { ...unasked({ path, search: '' }), isFound: false }
}

function withReturn({ path, search }: Place): FirstScreen | null {
  const returnTo = new URLSearchParams(search).get('returnTo')
  if (returnTo === null) return unasked({ path, search: '' })
  if (returnTo.length > longestReturnTo) return null
  return unasked({ path, search: String(new URLSearchParams({ returnTo })) })
}

/** The filters that differ from the defaults, in a fixed order. */
function searchOf(filters: Partial<ProductFilters>): string {
  const named = Object.entries(filters).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== '' &&
      value !== false &&
      !(name === 'sort' && value === 'popular'),
  )
  return String(
    new URLSearchParams(
      named.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])),
    ),
  )
}
