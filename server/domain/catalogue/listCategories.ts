import { categoryCards } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'

export function listCategories({
  ctx: { catalogue, lang },
}: {
  ctx: CatalogueCtx
}): PreparedAnswer {
  return catalogue.prepared(`categories ${lang}`, () => ({
    list: categoryCards(catalogue.snapshot, lang),
  }))
}
