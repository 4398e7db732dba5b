import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageCodes } from '../../contract/languageCodes.ts'
import { findPattern } from '../../src/routing/titles.ts'

const folder = join(import.meta.dirname, '../../server/domain/catalogue/articles/texts')

test.for(languageCodes)('help and legal texts name only screens that exist, in %s', (language) => {
  const text = readFileSync(join(folder, `${language}.json`), 'utf8')
  const named = text.match(/(?<![\p{L}\p{N}/])\/[a-z]\w+/giu) ?? []
  expect(named.filter((path) => findPattern(path) === null)).toEqual([])
})
