import type { Home } from '../../../contract/catalogue.ts'
import { categoryCards, productCard, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import { localText } from './localText.ts'
import { pictureOf } from './pictureOf.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { searchProducts, unsentShops } from './searchProducts.ts'

const dealCount = 6
const hotProductCount = 8
const hotShopCount = 6
const picturesOfShop = 3

/** Few enough to render at once. Each section has the best-selling products in stock. */
export function getHome({
  ctx: { catalogue, lang },
  input: { country },
}: {
  ctx: CatalogueCtx
  input: { country?: string | undefined }
}): PreparedAnswer {
  const promo = catalogue.announcedPromo()
  // Countries that the same shops deliver to share an answer.
  const unsent = unsentShops(catalogue.snapshot, country)
  const name = `home ${lang} ${[...unsent].join()} ${JSON.stringify(promo)}`
  return catalogue.answers.list(name, (): Home => {
    const { snapshot } = catalogue
    const { products } = searchProducts(
      snapshot,
      { q: '', sort: 'popular', inStock: true, country },
      lang,
    )
    const deals = products.filter(({ originalCents }) => originalCents !== null).slice(0, dealCount)
    const hot = products.filter((product) => !deals.includes(product)).slice(0, hotProductCount)
    const { shops } = snapshot.figures()
    const hotShops = [...shops]
      .toSorted(
        ([leftId, left], [rightId, right]) =>
          Number(unsent.has(leftId)) - Number(unsent.has(rightId)) ||
          right.totalSold - left.totalSold,
      )
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
