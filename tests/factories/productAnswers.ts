import type { ProductDetail, ProductVariant } from '../../contract/catalogue.ts'
import { aPictureOf } from './pictureAnswers.ts'

const picture = aPictureOf('tote')

/** A product with the one variant that `aCartLine` is of. */
export function aProduct(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 20,
    title: 'Canvas tote',
    picture,
    priceCents: 1_000,
    priceVaries: false,
    originalPriceCents: null,
    soldCount: 12,
    score: 4.5,
    reviewCount: 0,
    inStock: true,
    shopId: 3,
    shopName: 'North Pier',
    description: 'Carries a week of shopping.',
    specification: [],
    pictures: [picture],
    options: [],
    variants: [aVariant(200, [])],
    category: { id: 1, slug: 'outdoors', name: 'Outdoors' },
    shop: {
      id: 3,
      name: 'North Pier',
      logo: picture,
      cover: null,
      fans: 0,
      favorableRatePercent: null,
      totalSold: 12,
      productCount: 1,
    },
    freight: { freightCents: 490, freeFreightFromCents: null },
    delivery: null,
    nonReturnable: false,
    trader: null,
    ...changes,
  }
}

function aVariant(skuId: number, values: string[], changes: Partial<ProductVariant> = {}) {
  return {
    skuId,
    values,
    label: values.join(', '),
    priceCents: 1_000,
    originalPriceCents: null,
    stock: 9,
    picture,
    ...changes,
  }
}

/**
 * A product in two colours that look different, one of them in a single size, and a third that is
 * sold out.
 */
export function aColouredProduct(changes: Partial<ProductDetail> = {}): ProductDetail {
  return aProduct({
    options: [
      {
        key: 'colour',
        name: 'Colour',
        values: [
          { key: 'navy', name: 'Navy', swatch: '#123456' },
          { key: 'sand', name: 'Sand', swatch: '#ddccaa' },
          { key: 'rose', name: 'Rose', swatch: '#cc8899' },
        ],
      },
      {
        key: 'size',
        name: 'Size',
        values: [
          { key: 's', name: 'Small', swatch: null },
          { key: 'l', name: 'Large', swatch: null },
        ],
      },
    ],
    variants: [
      aVariant(201, ['navy', 's'], { picture: aPictureOf('navy') }),
      aVariant(202, ['navy', 'l'], { picture: aPictureOf('navy') }),
      aVariant(203, ['sand', 'l'], { picture: aPictureOf('sand') }),
      aVariant(204, ['rose', 'l'], { picture: aPictureOf('rose'), stock: 0 }),
    ],
    ...changes,
  })
}
