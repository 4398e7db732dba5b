import { categoryCards } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'

export function listCategories({
  ctx: { catalogue, lang },
}: {
  ctx: CatalogueCtx
}): PreparedAnswer {
  return catalogue.answers.list(`categories ${lang}`, () => ({
    list: categoryCards(catalogue.snapshot, lang),
  }))
}
