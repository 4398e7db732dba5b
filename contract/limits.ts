/** The most of one variant that a cart line or an order line may hold. */
export const maxQuantity = 99

export const maxCartLines = 100

/** The first page of them on a product's screen. */
export const reviewsAtOnce = 5

/** Characters of the note to a shop. */
export const maxNote = 300
