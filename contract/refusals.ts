import type * as v from 'valibot'
import type { deletionBlockers, payCodeLocked, payCodeWrong, tryAgain } from './accountRefusals.ts'
import type { anyCallRefuses, bare, limitReached } from './anyCallRefuses.ts'
import type { available } from './cartRefusals.ts'
import type {
  orderLineRefused,
  orderRefused,
  quoteRefused,
  refundTooHigh,
} from './orderRefusals.ts'
import type { longestSide, megabytes, megapixels } from './uploads.ts'
import type {
  addressInvalid,
  amountTooHigh,
  amountTooLow,
  balanceTooLow,
  networkRefused,
  rechargeRefused,
  withdrawalDelayed,
  withdrawalRefused,
} from './walletRefusals.ts'

/** The shape of a refusal's `data`, by reason. Each reason has exactly one shape. */
interface CallSchemas {
  // Account refusals
  wrongCredentials: typeof bare
  tooManyAttempts: typeof tryAgain
  accountTaken: typeof bare
  passwordTooCommon: typeof bare
  passwordWrong: typeof bare
  passwordSame: typeof bare
  passwordChanged: typeof bare
  profileChanged: typeof bare
  resetCodeWrong: typeof bare
  accountInUse: typeof deletionBlockers
  addressLimit: typeof limitReached
  savedItemsFull: typeof limitReached
  // Payment code refusals
  payCodeNotSet: typeof bare
  payCodeWrong: typeof payCodeWrong
  payCodeLocked: typeof payCodeLocked
  payCodeSame: typeof bare
  payCodeChanged: typeof bare
  oldPayCodeMissing: typeof bare
  proofInvalid: typeof bare
  // Passkey refusals
  passkeyUnavailable: typeof bare
  passkeyExpired: typeof bare
  passkeyWrong: typeof bare
  passkeyUnknown: typeof bare
  passkeyCloned: typeof bare
  passkeyLimit: typeof limitReached
  passkeyRequired: typeof bare
  // Notification refusals
  choiceFixed: typeof bare
  pushUnavailable: typeof bare
  pushRefused: typeof bare
  balanceTooLow: typeof balanceTooLow
  // Cart refusals
  cartFull: typeof limitReached
  pieceLimit: typeof limitReached
  tooFewLeft: typeof available
  notForSale: typeof bare
  // Checkout refusals
  addressMissing: typeof bare
  outOfStock: typeof quoteRefused
  notSellable: typeof quoteRefused
  notSentThere: typeof quoteRefused
  totalChanged: typeof quoteRefused
  promoUnknown: typeof quoteRefused
  tooManyUnpaid: typeof limitReached
  tooManyPieces: typeof limitReached
  totalTooHigh: typeof bare
  promoExpired: typeof quoteRefused
  promoMinimum: typeof quoteRefused
  promoUsed: typeof quoteRefused
  promoTooMany: typeof quoteRefused
  // Order refusals
  stateChanged: typeof orderRefused
  deadlinePassed: typeof orderRefused
  alreadySent: typeof orderLineRefused
  alreadyExtended: typeof orderRefused
  alreadyReviewed: typeof orderLineRefused
  alreadySubmitted: typeof orderRefused
  alreadyRefunded: typeof orderLineRefused
  refundTooHigh: typeof refundTooHigh
  refundPeriodOver: typeof orderRefused
  nothingToReturn: typeof orderRefused
  notSentYet: typeof orderRefused
  returnPeriodOver: typeof orderRefused
  notReturnable: typeof orderLineRefused
  orderUnknown: typeof bare
  // Message refusals
  messagesClosed: typeof bare
  tooManyMessages: typeof tryAgain
  // Upload refusals
  uploadMissing: typeof bare
  uploadNoPicture: typeof bare
  uploadTooLarge: typeof megabytes
  uploadTooManyPixels: typeof megapixels
  uploadSideTooLong: typeof longestSide
  uploadTooComplex: typeof bare
  uploadTooSlow: typeof bare
  uploadTooManyFiles: typeof limitReached
  uploadLimit: typeof bare
  picturesAway: typeof bare
  // Wallet refusals
  networkUnknown: typeof networkRefused
  cardNotOffered: typeof bare
  addressInvalid: typeof addressInvalid
  amountTooLow: typeof amountTooLow
  amountTooHigh: typeof amountTooHigh
  evidenceUsed: typeof bare
  transactionUsed: typeof bare
  rechargeAnswered: typeof rechargeRefused
  withdrawalAnswered: typeof withdrawalRefused
  withdrawalDelayed: typeof withdrawalDelayed
  quoteExpired: typeof bare
  quoteUsed: typeof bare
}

type Schemas = CallSchemas & typeof anyCallRefuses
export type Reason = keyof Schemas
export type RefusalData = { [Each in Reason]: v.InferOutput<Schemas[Each]> }
/** A reason with its data. */
export type RefusalOf<Each extends Reason = Reason> = {
  [One in Each]: { reason: One; data: RefusalData[One] }
}[Each]

/**
 * The reasons a call may refuse with, besides those of every call, each with the schema of its
 * data.
 */
export type Refuses = { readonly [Each in keyof CallSchemas]?: CallSchemas[Each] }
