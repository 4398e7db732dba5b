import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { LanguageCode } from '../../../contract/fields.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import type { Db } from '../../db/client.ts'
import { givenIds, textOfIds } from '../../db/givenIds.ts'
import { products, skus, type OptionRow } from '../../db/schema/catalogue.ts'
import { preparedStatement } from '../../db/preparedStatement.ts'
import { variantLabel } from './variantLabel.ts'

const maxEntries = 10_000

type Labels = Readonly<Record<LanguageCode, string>>

/** A cache of variant labels in every language, filled on demand; the snapshot has no options. */
export class VariantCache {
  readonly #cached = new LRUCache<number, { labels: Labels | null }>({ max: maxEntries })
  #version = 0

  /** Call it after an import, which may change labels. */
  forget(): void {
    this.#version += 1
    this.#cached.clear()
  }

  /**
   * Returns labels by variant, without variants whose option values no longer exist. Runs one
   * statement at most.
   */
  async labelsOf(db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, Labels>> {
    const wanted = [...new Set(skuIds)]
    const missing = wanted.filter((id) => !this.#cached.has(id))
    const readAt = this.#version
    const rows = missing.length === 0 ? [] : await select(db, { skuIds: textOfIds(missing) })
    const found = new Map(rows.map((row) => [row.id, { labels: labelsIn(row) }]))
    if (readAt === this.#version) for (const [id, cached] of found) this.#cached.set(id, cached)
    return new Map(
      wanted.flatMap((id) => {
        const labels = (found.get(id) ?? this.#cached.get(id))?.labels
        return labels ? [[id, labels] as const] : []
      }),
    )
  }
}

const select = preparedStatement<{ skuIds: string }>()('variant_words', (db, { skuIds }) =>
  db
    .select({ id: skus.id, optionValues: skus.optionValues, options: products.options })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${skus.id} = any(${givenIds(skuIds)})`),
)

function labelsIn({
  optionValues,
  options,
}: {
  optionValues: readonly string[]
  options: readonly OptionRow[]
}): Labels | null {
  const isWhole =
    options.length > 0 &&
    options.every(({ values }, at) => values.some(({ key }) => key === optionValues[at]))
  if (!isWhole) return null
  return Object.fromEntries(
    languageCodes.map((lang) => [lang, variantLabel(options, optionValues, lang)]),
  ) as Labels
}
