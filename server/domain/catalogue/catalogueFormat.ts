import * as v from 'valibot'
import { givenMoment, languageCode, maxAmountCents, note, text } from '../../../contract/fields.ts'
import { customs } from '../../../contract/customs.ts'
import { delivery } from '../../../contract/delivery.ts'
import { country } from '../../../contract/country.ts'
import { destinations } from '../../../contract/freight.ts'
import { sizeGuideCell } from '../../../contract/sizeGuide.ts'
import { trader } from '../../../contract/trader.ts'
import { bakedPictures } from './bakedPictures.ts'

const longest = 2_000
/**
 * Control and direction characters, spaces, and characters that could close an attribute, a tag or
 * a style.
 */
const unsafe = /[\p{C}\p{Z}"'<>`\\]/u

/** An absolute https URL, stored as a browser would serialize it. */
const pictureAddress = v.pipe(
  v.string(),
  v.check(
    (given) => normalised(given) !== null,
    'Not an https address, or one with spaces, quotes or signs that need %-writing.',
  ),
  v.transform((given) => normalised(given) ?? ''),
)

function normalised(given: string): string | null {
  if (given.length > longest || unsafe.test(given) || !/^https:\/\//i.test(given)) return null
  const read = URL.parse(given)
  return read && read.username === '' && read.password === '' ? read.href : null
}

/**
 * The file format of `npm run office -- import` and of the demo goods. A text is `{ "en": …,
 * "zh-CN": … }`, or `"@word"`, which refers to `texts.word` of the same file.
 */
const slug = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
const wholeCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000_000))
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

function texts(most: number) {
  const one = v.pipe(
    note(most),
    v.check((words) => words.isWellFormed(), 'Not a whole text.'),
  )
  return v.strictObject({
    en: v.pipe(one, v.minLength(1)),
    'zh-CN': v.optional(one),
    ri: v.optional(one),
    han: v.optional(one),
    tai: v.optional(one),
  })
}

const textReference = v.pipe(v.string(), v.regex(/^@[a-z0-9][A-Za-z0-9-]*$/))
const shortText = v.union([textReference, texts(200)])
const longText = v.union([textReference, texts(4000)])

/** A rendered picture of the demo, by its name. */
const renderedPicture = v.pipe(
  v.string(),
  v.check(
    (given) => bakedPictures.has(given),
    'No such picture. Name a file next to the catalogue (.jpg, .png, .webp) or an https address.',
  ),
)

/** A picture of the shop's own goods, as the office named it. */
const ownPicture = v.pipe(v.string(), v.regex(/^upload:[A-Za-z0-9_-]{24}$/))

/** A rendered picture, one of the shop's own, or an absolute https URL. */
const pictureName = v.lazy((given) => {
  if (typeof given !== 'string' || !given.includes(':')) return renderedPicture
  return given.startsWith('upload:') ? ownPicture : pictureAddress
})

const optionValue = v.strictObject({
  key: slug,
  name: shortText,
  swatch: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
})

const option = v.strictObject({
  key: slug,
  name: shortText,
  values: v.pipe(v.array(optionValue), v.minLength(1), v.maxLength(30)),
})

const priceCents = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxAmountCents))

const variant = v.strictObject({
  /** One value key for each option, in the order of `options`. */
  values: v.optional(v.array(slug), []),
  priceCents,
  /** What a new variant cost before, such as in the shop's former system, oldest first. */
  formerPrices: v.optional(
    v.pipe(v.array(v.strictObject({ priceCents, since: givenMoment })), v.maxLength(100)),
    [],
  ),
  stock: wholeCount,
  picture: v.optional(pictureName),
})

const review = v.strictObject({
  author: text(60),
  /** The words as they were written, or a text in several languages. */
  content: v.union([v.pipe(note(2000), v.minLength(1)), texts(2000)]),
  /** The language of words that are given in one alone. */
  lang: v.optional(languageCode),
  productRating: stars,
  serviceRating: v.optional(stars, 5),
  shippingRating: v.optional(stars, 5),
  /** The bought variant, by its option values. */
  variant: v.optional(v.array(slug)),
  pictures: v.optional(v.array(pictureName), []),
  createdAt: givenMoment,
})

const product = v.pipe(
  v.strictObject({
    code: slug,
    category: slug,
    shop: slug,
    title: shortText,
    description: longText,
    /** Further search words, separated by commas. The first one is shown as a popular search. */
    keywords: v.optional(shortText),
    /** The name of one of the file's size guides. */
    sizeGuide: v.optional(slug),
    specification: v.optional(v.array(v.strictObject({ name: shortText, value: shortText })), []),
    /** The first picture represents the product in lists. */
    pictures: v.pipe(v.array(pictureName), v.minLength(1), v.maxLength(12)),
    options: v.optional(v.pipe(v.array(option), v.maxLength(3)), []),
    variants: v.pipe(v.array(variant), v.minLength(1), v.maxLength(200)),
    soldCount: v.optional(wholeCount, 0),
    sellable: v.optional(v.boolean(), true),
    /** Sealed or perishable: once it is sent, no statutory return is possible. */
    nonReturnable: v.optional(v.boolean(), false),
    customs: v.optional(customs),
    listedAt: givenMoment,
    reviews: v.optional(v.array(review), []),
  }),
  v.check(
    ({ options, variants }) =>
      variants.every(
        ({ values }) =>
          values.length === options.length &&
          values.every((key, at) => options[at]?.values.some((value) => value.key === key)),
      ),
    'Every variant names one value of each option.',
  ),
  v.check(
    ({ variants }) =>
      new Set(variants.map(({ values }) => values.join(' '))).size === variants.length,
    'No two variants are the same.',
  ),
  v.check(
    ({ variants }) =>
      variants.every(({ formerPrices }) =>
        formerPrices.every(
          ({ since }, at) =>
            at === 0 || Date.parse(formerPrices[at - 1]!.since) <= Date.parse(since),
        ),
      ),
    'Former prices begin with the oldest.',
  ),
)

/** Its rows are parsed one by one, by {@link sizeGuideRow}. */
const sizeGuide = v.strictObject({
  option: slug,
  system: v.optional(shortText),
  columns: v.pipe(v.array(shortText), v.minLength(1), v.maxLength(8)),
  rows: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(40)),
})

export const sizeGuideRow = (columns: number) =>
  v.strictObject({
    size: shortText,
    cells: v.pipe(
      v.array(sizeGuideCell),
      v.length(columns, `A row has one cell for each of the ${columns} columns.`),
    ),
  })

const category = v.strictObject({ slug, name: shortText, picture: pictureName })

const freight = v.strictObject({
  freightCents: wholeCount,
  freeFreightFromCents: v.optional(v.nullable(wholeCount), null),
})

const shop = v.strictObject({
  slug,
  name: shortText,
  tagline: shortText,
  description: longText,
  logo: pictureName,
  cover: v.optional(pictureName),
  fans: v.optional(wholeCount, 0),
  freightCents: wholeCount,
  freeFreightFromCents: v.optional(wholeCount),
  freightTo: v.optional(v.record(country, freight)),
  destinations: v.optional(destinations),
  delivery: v.optional(delivery),
  trader: v.optional(trader),
  openedAt: givenMoment,
})

/**
 * The outer structure of a file. Its parts are parsed one by one, so that only an invalid part is
 * refused.
 */
export const catalogueFile = v.strictObject({
  texts: v.optional(v.record(v.string(), v.unknown()), {}),
  sizeGuides: v.optional(v.record(v.string(), v.unknown()), {}),
  categories: v.optional(v.array(v.unknown()), []),
  shops: v.optional(v.array(v.unknown()), []),
  products: v.optional(v.array(v.unknown()), []),
})

export const catalogueParts = { text: texts(400), sizeGuide, category, shop, product }

export interface CatalogueFile {
  texts: Record<string, v.InferOutput<typeof catalogueParts.text>>
  sizeGuides: Record<string, CatalogueSizeGuide>
  categories: v.InferOutput<typeof category>[]
  shops: v.InferOutput<typeof shop>[]
  products: CatalogueProduct[]
}
export type CatalogueSizeGuide = Omit<v.InferOutput<typeof sizeGuide>, 'rows'> & {
  rows: v.InferOutput<ReturnType<typeof sizeGuideRow>>[]
}
export type CatalogueText = v.InferOutput<typeof shortText>
export type CatalogueProduct = v.InferOutput<typeof product>
