import type { Suggestion } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Texts } from '../../db/schema/catalogue.ts'
import type { CatalogueCtx } from './catalogue.ts'
import { findShops } from './findShops.ts'
import { productCard } from './cards.ts'
import { localText } from './localText.ts'
import { pictureOf } from './pictureOf.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts } from './searchProducts.ts'
import { foldText, indexWords } from './searchWords.ts'

const namesShown = 3
const productsShown = 7

export async function suggestSearches({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: { q: string }
}): Promise<PreparedAnswer> {
  const typed = foldText(input.q).trim()
  return catalogue.answers.search(`suggest ${lang} ${typed}`, { query: typed, lang }, () => {
    if (typed === '') return { list: [] }
    const { snapshot } = catalogue
    const categories = categoriesBeginning(snapshot.categories, typed, lang)
    const shops = findShops(snapshot, typed, { lang, most: namesShown }).map(
      ({ id, name, logo }): Suggestion => ({
        kind: 'shop',
        id,
        text: localText(name, lang),
        picture: pictureOf(logo),
      }),
    )
    const { products } = searchProducts(
      snapshot,
      { q: typed, sort: 'popular', inStock: false },
      lang,
    )
    const titles = products.slice(0, productsShown).map((product): Suggestion => {
      const { id, title, picture, priceCents, priceVaries } = productCard(snapshot, product, lang)
      return { kind: 'product', id, text: title, picture, priceCents, priceVaries }
    })
    return { list: [...categories, ...shops, ...titles] }
  })
}

function categoriesBeginning(
  rows: readonly { id: number; name: Texts }[],
  typed: string,
  lang: LanguageCode,
): Suggestion[] {
  return rows
    .filter(({ name }) =>
      Object.values(name).some(
        (text) =>
          foldText(text).startsWith(typed) ||
          indexWords(text).some((word) => word.startsWith(typed)),
      ),
    )
    .slice(0, namesShown)
    .map(({ id, name }) => ({ kind: 'category', id, text: localText(name, lang) }))
}
