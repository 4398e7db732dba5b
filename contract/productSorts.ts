/** The sort orders of a product list. */
export const productSorts = [
  'popular',
  'newest',
  'priceUp',
  'priceDown',
  'sales',
  'rating',
] as const
