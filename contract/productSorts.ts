/** The orders that a list of products can be in. */
export const productSorts = [
  'popular',
  'newest',
  'priceUp',
  'priceDown',
  'sales',
  'rating',
] as const
