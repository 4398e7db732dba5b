import type { Home, ProductCard, ProductDetail, ShopCard } from '../../../contract/catalogue.ts'
import type { Favourite, Follow } from '../../../contract/favourites.ts'
import { heldItems } from '../actors/usePagedList.ts'
import { heldData } from '../actors/useResource.ts'

/** What a card or a list told of a product: enough to begin with, while the rest is on its way. */
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

/** The same of a shop. */
export function knownShop(id: number): ShopCard | null {
  const cards = [
    ...heldData<Home>(['home']).flatMap(({ hotShops }) => hotShops),
    ...heldItems<Follow>(['savedItems', 'shops']).map(({ shop }) => shop),
    ...heldData<ProductDetail>(['product']).map(({ shop }) => shop),
  ]
  return cards.findLast((card) => card.id === id) ?? null
}
