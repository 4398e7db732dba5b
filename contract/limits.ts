/**
 * Every limit that a shopper can reach, stated once. The contract refuses what exceeds it; the
 * screens warn before that.
 */

/** The maximum quantity of one variant in a cart line or an order line. */
export const maxQuantity = 99

/**
 * The maximum number of lines in a cart, and so in an order: a full cart can be ordered at once.
 */
export const maxCartLines = 100

export const maxAddresses = 30

/** The maximum number of products, and of shops, that one shopper can save. */
export const maxSavedItems = 500

/** The number of alerts of each kind that the favourites show. */
export const shownAlerts = 100

export const maxPasskeys = 20

/** The maximum number of devices of one shopper that get push notifications; older ones end. */
export const maxPushDevices = 20

/** Days before receipt confirms itself in which the shopper is reminded. */
export const receiptReminderDays = 2

/**
 * Hours after a new passkey, payment code or password in which no more than `unsettledCents` can be
 * withdrawn in all, so that the thief of an account can't empty it at once.
 */
export const unsettledHours = 24
export const unsettledCents = 100_000

/** The maximum number of categories, and of shops, that one search is filtered by. */
export const maxFilterValues = 16

/**
 * Days to declare a statutory return: calendar days after receipt where the goods were delivered, to
 * the end of the last one.
 */
export const returnDays = 14

/** Days to send the goods of a statutory return, counted likewise from its declaration. */
export const sendBackDays = 14

/** The maximum number of unpaid orders of one shopper, and of the pieces in them. */
export const maxUnpaidOrders = 20
export const maxUnpaidPieces = 500

/** Minutes to pay an order. */
export const payMinutes = 30

/** Days from the last parcel until receipt is confirmed by itself, and how far it is extended. */
export const receiveDays = 14
export const extensionDays = 7

/** Days from receipt until an order is complete, and from then on for a refund. */
export const completeDays = 7
export const lateRefundDays = 7

/** Days that a sign-in and the cookies of token and language last, and that of a known device. */
export const sessionDays = 3
export const knownDeviceDays = 180
/** Days of the cookies for the appearance, and for the reader's time zone and width. */
export const preferenceDays = 365

/** Days to question an entry of the bill. */
export const complaintDays = 60

/** The maximum number of pictures in a message to the shop. */
export const maxMessagePictures = 3

/** The maximum number of messages per order and hour; they are replenished evenly, one by one. */
export const messagesPerHour = 20

/** Days to write to the shop after an order ended. */
export const messageDays = 30

/** The number of messages that a thread shows. */
export const shownMessages = 100

/** The number of reviews on the first page of a product's screen. */
export const reviewsAtOnce = 5

/** The maximum length of each normalized text in UTF-16 units, as `maxlength` counts them. */
export const longest = {
  passkeyName: 40,
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
  /** A message to the shop about an order. */
  message: 1_000,
  /** The note to a shop. */
  note: 300,
  /** Search words. */
  search: 100,
  traderName: 120,
  traderAddress: 300,
  contactPhone: 40,
  cardInstruction: 100,
  contactHours: 120,
  registration: 200,
} as const

/** The highest bound of a price filter: nine digits in the URL. */
export const highestPriceBoundCents = 999_999_999
