import * as v from 'valibot'
import type { Texts } from '../../db/schema/catalogue.ts'
import { catalogueFile } from './catalogueFormat.ts'
import type { CatalogueFile, CatalogueText } from './catalogueFormat.ts'

/** A file that doesn't follow the format; the message names the first places that are wrong. */
export class CatalogueFileError extends Error {}

const issuesShown = 10

/** Checks a parsed catalogue file and gives it back with a reader of its texts. */
export function readCatalogueFile(given: unknown): {
  file: CatalogueFile
  textOf: (text: CatalogueText) => Texts
} {
  const result = v.safeParse(catalogueFile, given)
  if (!result.success) {
    const lines = result.issues
      .slice(0, issuesShown)
      .map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
    throw new CatalogueFileError(lines.join('\n'))
  }
  const file = result.output
  return { file, textOf: (text) => resolve(file, text) }
}

function resolve(file: CatalogueFile, text: CatalogueText): Texts {
  if (typeof text !== 'string') return withoutHoles(text)
  const named = Object.hasOwn(file.texts, text.slice(1)) ? file.texts[text.slice(1)] : undefined
  if (!named) throw new CatalogueFileError(`texts: "${text}" is used but not given`)
  return withoutHoles(named)
}

function withoutHoles(text: Exclude<CatalogueText, string>): Texts {
  const filled = Object.entries(text).filter(([, words]) => words)
  return { en: text.en, ...Object.fromEntries(filled) }
}
