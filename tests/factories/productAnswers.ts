import type { ProductDetail } from '../../contract/catalogue.ts'
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
    variants: [
      {
        skuId: 200,
        values: [],
        label: '',
        priceCents: 1_000,
        originalPriceCents: null,
        stock: 9,
        picture,
      },
    ],
    category: { id: 1, slug: 'outdoors', name: 'Outdoors' },
    shop: {
      id: 3,
      name: 'North Pier',
      logo: picture,
      fans: 0,
      favorableRatePercent: null,
      totalSold: 12,
      productCount: 1,
    },
    freight: { freightCents: 490, freeFreightFromCents: null },
    delivery: null,
    ...changes,
  }
}
