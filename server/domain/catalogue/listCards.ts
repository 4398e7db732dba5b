import { productCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { prepareAnswer } from './prepareAnswer.ts'

/** Not cached, because every reader asks for other products. */
export function listCards({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: { ids: readonly number[] }
}): PreparedAnswer {
  const { snapshot } = catalogue
  const products = [...new Set(input.ids)].flatMap((id) => snapshot.productsById.get(id) ?? [])
  return prepareAnswer({ list: products.map((product) => productCard(snapshot, product, lang)) })
}
