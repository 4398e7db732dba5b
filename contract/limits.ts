/** Each limit that a shopper can reach, once: the contract refuses what is beyond, a screen says so before. */

/** The most of one variant that a cart line or an order line may hold. */
export const maxQuantity = 99

/** The most lines of a cart, and so of an order: a full cart can be ordered at once. */
export const maxCartLines = 100

export const maxAddresses = 30

/** The most products, and the most shops, that one shopper can keep. */
export const maxSavedItems = 500

/** The first page of them on a product's screen. */
export const reviewsAtOnce = 5

/** The most UTF-16 units of a text, as `maxlength` counts them, once it is normalized. */
export const longest = {
  personName: 60,
  addressee: 80,
  area: 120,
  postcode: 16,
  detail: 240,
  addressTag: 20,
  bankName: 60,
  carrier: 60,
  trackingNumber: 60,
  refundReason: 100,
  explanation: 500,
  review: 1_000,
  /** The note to a shop. */
  note: 300,
  /** Words that are searched for. */
  search: 100,
} as const

/** The highest bound of a price filter: nine digits in an address. */
export const highestPriceBoundCents = 999_999_999
