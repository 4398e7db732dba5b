import type { Home } from '../../../contract/catalogue.ts'
import { categoryCards, productCard, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts } from './searchProducts.ts'

const hotProductCount = 10
const hotShopCount = 6

/** Few enough to paint at once; of each kind what sells best and can be had. */
export function getHome({ ctx: { catalogue, lang } }: { ctx: CatalogueCtx }): PreparedAnswer {
  return catalogue.prepared(`home ${lang}`, (): Home => {
    const { snapshot } = catalogue
    const { products } = searchProducts(snapshot, { q: '', sort: 'popular', inStock: true }, lang)
    const { shops } = snapshot.figures()
    const hotShops = [...shops]
      .toSorted(([, left], [, right]) => right.totalSold - left.totalSold)
      .slice(0, hotShopCount)
    return {
      categories: categoryCards(snapshot, lang),
      hotProducts: products
        .slice(0, hotProductCount)
        .map((product) => productCard(snapshot, product, lang)),
      hotShops: hotShops.map(([id]) => shopCard(snapshot, snapshot.shops.get(id)!, lang)),
    }
  })
}
