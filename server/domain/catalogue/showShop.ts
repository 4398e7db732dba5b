import type { ShopDetail } from '../../../contract/catalogue.ts'
import { Refusal } from '../kernel/errors.ts'
import { categoryCard, shopFreight, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import { localText } from './localText.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'

export function showShop({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: { id: number }
}): PreparedAnswer {
  const { snapshot } = catalogue
  const shop = snapshot.shops.get(input.id)
  if (!shop) throw new Refusal('notFound')
  return catalogue.answers.list(`shop ${lang} ${shop.id}`, (): ShopDetail => {
    const sizes = snapshot.figures().shops.get(shop.id)?.categorySizes
    return {
      ...shopCard(snapshot, shop, lang),
      tagline: localText(shop.tagline, lang),
      description: localText(shop.description, lang),
      openedAt: shop.openedAt.toISOString(),
      categories: snapshot.categories.flatMap((category) => {
        const size = sizes?.get(category.id)
        return size ? [categoryCard(category, size, lang)] : []
      }),
      freight: shopFreight(shop),
      delivery: shop.delivery,
      trader: shop.trader,
    }
  })
}
