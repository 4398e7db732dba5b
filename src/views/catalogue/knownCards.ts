import type { Home, ProductCard, ProductDetail, ShopCard } from '../../../contract/catalogue.ts'
import type { Favourite, Follow } from '../../../contract/favourites.ts'
import { heldItems } from '../actors/usePagedList.ts'
import { heldData } from '../actors/useResource.ts'

/** The product data of a cached card or list, shown until the product itself is loaded. */
export function knownProduct(id: number): ProductCard | null {
  const favourites = heldItems<Favourite>(['savedItems', 'products'])
  const cards = [
    ...heldData<Home>(['home']).flatMap(({ deals, hotProducts }) => [...deals, ...hotProducts]),
    ...heldData<{ list: ProductCard[] }>(['viewed']).flatMap(({ list }) => list),
    ...favourites.flatMap(({ product }) => product ?? []),
    ...heldItems<ProductCard>(['products']),
  ]
  return cards.findLast((card) => card.id === id) ?? null
}

/** The same for a shop. */
export function knownShop(id: number): ShopCard | null {
  const cards = [
    ...heldData<Home>(['home']).flatMap(({ hotShops }) => hotShops),
    ...heldItems<Follow>(['savedItems', 'shops']).map(({ shop }) => shop),
    ...heldData<ProductDetail>(['product']).map(({ shop }) => shop),
  ]
  return cards.findLast((card) => card.id === id) ?? null
}
