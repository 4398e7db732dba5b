import type { Home } from '../../../contract/catalogue.ts'
import { categoryCards, productCard, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import { localText } from './localText.ts'
import { pictureOf } from './pictureOf.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts } from './searchProducts.ts'

const dealCount = 6
const hotProductCount = 8
const hotShopCount = 6
const picturesOfShop = 3

/** Few enough to render at once. Each section has the best-selling products in stock. */
export function getHome({ ctx: { catalogue, lang } }: { ctx: CatalogueCtx }): PreparedAnswer {
  const promo = catalogue.announcedPromo()
  return catalogue.answers.list(`home ${lang} ${JSON.stringify(promo)}`, (): Home => {
    const { snapshot } = catalogue
    const { products } = searchProducts(snapshot, { q: '', sort: 'popular', inStock: true }, lang)
    const deals = products.filter(({ originalCents }) => originalCents !== null).slice(0, dealCount)
    const hot = products.filter((product) => !deals.includes(product)).slice(0, hotProductCount)
    const { shops } = snapshot.figures()
    const hotShops = [...shops]
      .toSorted(([, left], [, right]) => right.totalSold - left.totalSold)
      .slice(0, hotShopCount)
      .map(([id]) => snapshot.shops.get(id)!)
    return {
      categories: categoryCards(snapshot, lang),
      promo,
      deals: deals.map((product) => productCard(snapshot, product, lang)),
      hotProducts: hot.map((product) => productCard(snapshot, product, lang)),
      hotShops: hotShops.map((shop) => ({
        ...shopCard(snapshot, shop, lang),
        tagline: localText(shop.tagline, lang),
        pictures: products
          .filter(({ shopId }) => shopId === shop.id)
          .slice(0, picturesOfShop)
          .map(({ picture }) => pictureOf(picture)),
      })),
    }
  })
}
