import * as v from 'valibot'
import type { Texts } from '../../db/schema/catalogue.ts'
import { catalogueFile, catalogueParts, sizeGuideRow } from './catalogueFormat.ts'
import type { CatalogueFile, CatalogueText } from './catalogueFormat.ts'

/** A part that can't be imported. The message gives the reason. */
export class CatalogueFileError extends Error {}

export type TextOf = (text: CatalogueText) => Texts

export interface RefusedPart {
  /** The path of the part, such as `products[3] (cog-robot)`, or `file` for the whole file. */
  place: string
  reasons: string[]
}

export interface ReadFile {
  /** The valid parts. */
  file: CatalogueFile
  /** Throws {@link CatalogueFileError} for a word that the file doesn't define. */
  textOf: TextOf
  /** The position of a category, shop or product in the file. */
  placeOf: (part: object) => string
  refused: RefusedPart[]
}

const reasonsShown = 5

/**
 * Validates a parsed catalogue file part by part: one invalid product doesn't exclude the others.
 */
export function readCatalogueFile(given: unknown): ReadFile {
  const refused: RefusedPart[] = []
  const places = new Map<object, string>()
  const frame = v.safeParse(catalogueFile, given)
  if (!frame.success) refused.push({ place: 'file', reasons: reasonsOf(frame.issues) })
  const found = frame.success
    ? frame.output
    : { texts: {}, sizeGuides: {}, categories: [], shops: [], products: [] }

  function take<Part extends object>(
    place: string,
    schema: v.GenericSchema<unknown, Part>,
    part: unknown,
  ): Part[] {
    const read = v.safeParse(schema, part)
    if (!read.success) {
      refused.push({ place, reasons: reasonsOf(read.issues) })
      return []
    }
    places.set(read.output, place)
    return [read.output]
  }

  const texts = Object.fromEntries(
    Object.entries(found.texts).flatMap(([word, text]) =>
      take(`texts.${word}`, catalogueParts.text, text).map((read) => [word, read] as const),
    ),
  )
  const sizeGuides = Object.fromEntries(
    Object.entries(found.sizeGuides).flatMap(([name, guide]) =>
      take(`sizeGuides.${name}`, catalogueParts.sizeGuide, guide).map((read) => {
        const rowSchema = sizeGuideRow(read.columns.length)
        const rows = read.rows.flatMap((row, at) =>
          take(`sizeGuides.${name}.rows[${at}]`, rowSchema, row),
        )
        return [name, { ...read, rows }] as const
      }),
    ),
  )
  const file: CatalogueFile = {
    texts,
    sizeGuides,
    categories: found.categories.flatMap((part, at) =>
      take(`categories[${at}]${nameOf(part)}`, catalogueParts.category, part),
    ),
    shops: found.shops.flatMap((part, at) =>
      take(`shops[${at}]${nameOf(part)}`, catalogueParts.shop, part),
    ),
    products: found.products.flatMap((part, at) =>
      take(`products[${at}]${nameOf(part)}`, catalogueParts.product, part),
    ),
  }
  return {
    file,
    textOf: (text) => resolve(texts, text),
    placeOf: (part) => places.get(part) ?? 'file',
    refused,
  }
}

function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const reasons = issues.map((issue) => {
    const path = v.getDotPath(issue)
    return path === null ? issue.message : `${path}: ${issue.message}`
  })
  const more = reasons.length - reasonsShown
  return more > 0 ? [...reasons.slice(0, reasonsShown), `and ${more} more`] : reasons
}

/** The part's slug or code, if it has one. */
function nameOf(part: unknown): string {
  const { code, slug } = (part ?? {}) as { code?: unknown; slug?: unknown }
  const name = code ?? slug
  return typeof name === 'string' ? ` (${name.slice(0, 80)})` : ''
}

function resolve(texts: CatalogueFile['texts'], text: CatalogueText): Texts {
  if (typeof text !== 'string') return withoutHoles(text)
  const named = Object.hasOwn(texts, text.slice(1)) ? texts[text.slice(1)] : undefined
  if (!named) throw new CatalogueFileError(`"${text}" is used, but texts doesn’t give it`)
  return withoutHoles(named)
}

function withoutHoles(text: Exclude<CatalogueText, string>): Texts {
  const filled = Object.entries(text).filter(([, words]) => words)
  return { en: text.en, ...Object.fromEntries(filled) }
}
