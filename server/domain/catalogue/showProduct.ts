import type { ProductDetail } from '../../../contract/catalogue.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { SizeGuide } from '../../../contract/sizeGuide.ts'
import type { SizeGuideTexts } from '../../db/schema/catalogue.ts'
import { Refusal } from '../kernel/errors.ts'
import { shopFreight, productCard, shopCard } from './cards.ts'
import type { CatalogueCtx } from './catalogue.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import type { SnapshotProduct } from './snapshotProduct.ts'
import type { ProductTexts } from './loadCatalogue.ts'
import { localText } from './localText.ts'
import { pictureOf } from './pictureOf.ts'
import type { PreparedAnswer } from './prepareAnswer.ts'
import { variantLabel } from './variantLabel.ts'

export async function showProduct({
  ctx: { catalogue, lang },
  input,
}: {
  ctx: CatalogueCtx
  input: { id: number }
}): Promise<PreparedAnswer> {
  const page = await catalogue.answers.product(input.id, lang, (product, texts) =>
    productDetail(catalogue.snapshot, product, texts, lang),
  )
  if (!page) throw new Refusal('notFound')
  return page
}

function productDetail(
  snapshot: CatalogueSnapshot,
  product: SnapshotProduct,
  texts: ProductTexts,
  lang: LanguageCode,
): ProductDetail {
  const shop = snapshot.shops.get(product.shopId)!
  const category = snapshot.categories.find(({ id }) => id === product.categoryId)!
  const figures = new Map(product.skus.map((sku) => [sku.id, sku]))
  return {
    ...productCard(snapshot, product, lang),
    description: localText(texts.description, lang),
    specification: texts.specification.map(({ name, value }) => ({
      name: localText(name, lang),
      value: localText(value, lang),
    })),
    pictures: texts.pictures.map(pictureOf),
    options: texts.options.map(({ key, name, values }) => ({
      key,
      name: localText(name, lang),
      values: values.map((value) => ({
        key: value.key,
        name: localText(value.name, lang),
        swatch: value.swatch ?? null,
      })),
    })),
    ...(texts.sizeGuide ? { sizeGuide: localSizeGuide(texts.sizeGuide, lang) } : {}),
    variants: [...texts.variants].flatMap(([skuId, { optionValues, picture }]) => {
      const sku = figures.get(skuId)
      if (!sku) return []
      return {
        skuId,
        values: optionValues,
        label: variantLabel(texts.options, optionValues, lang),
        priceCents: sku.priceCents,
        originalPriceCents: sku.originalPriceCents,
        stock: sku.stock,
        picture: pictureOf(picture),
      }
    }),
    category: { id: category.id, slug: category.slug, name: localText(category.name, lang) },
    shop: shopCard(snapshot, shop, lang),
    freight: shopFreight(shop),
    delivery: shop.delivery,
    trader: shop.trader,
    nonReturnable: texts.nonReturnable,
  }
}

function localSizeGuide(guide: SizeGuideTexts, lang: LanguageCode): SizeGuide {
  return {
    option: guide.option,
    ...(guide.system ? { system: localText(guide.system, lang) } : {}),
    columns: guide.columns.map((name) => localText(name, lang)),
    rows: guide.rows.map(({ size, cells }) => ({ size: localText(size, lang), cells })),
  }
}
