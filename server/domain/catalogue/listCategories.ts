import { categoryCards } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { Prepared } from './prepared.ts'

export function listCategories({ ctx: { catalogue, lang } }: { ctx: CatalogueCtx }): Prepared {
  return catalogue.prepared(`categories ${lang}`, () => ({
    list: categoryCards(catalogue.snapshot, lang),
  }))
}
