import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { refundMachine } from '../../../src/machines/refundMachine.ts'
import { refundRequestMachine } from '../../../src/machines/refundRequestMachine.ts'
import { returnMachine } from '../../../src/machines/returnMachine.ts'
import { reviewMachine } from '../../../src/machines/reviewMachine.ts'
import { orderActionMachine } from '../../../src/machines/orderActionMachine.ts'
import { guardWords } from '../support/guardWords.ts'

/** The conditions of an order and of what is done with it afterwards. */
export const guards = [
  guardWords(orderMachine, {
    canBePlaced:
      'there is at least one line, every piece is in stock, and the total shown is the sum of the pieces',
    canBePaid:
      'the time to pay is not over, the payment code or passkey is proven, and the balance covers the total',
    isDeadlinePassed: 'the time for it is over',
    hasTracking: 'carrier and tracking number are given',
    isParcel:
      'carrier and tracking number are given, and the parcel holds only pieces not yet sent',
    isLastParcel:
      'carrier and tracking number are given, and the parcel holds all pieces not yet sent',
    isAnnullable: 'nothing was sent yet, and a reason is given',
    isNotYetExtended: 'the time was not extended before',
    isReviewable: 'at least one line is reviewed, and none of them for a second time',
    isRefundable: 'asked for no more than was paid for the pieces, none of them refunded before',
    isRefundableBeforeDelivery:
      'asked for no more than was paid for the pieces, and only pieces that were sent have to be returned',
    isRefundableInTime:
      'asked for within the time after completion, and for no more than was paid for the pieces',
    isReturnOfUnsent: 'none of the pieces was sent yet, and the time to return is not over',
    isReturnable:
      'the time to return is not over, and no piece is both sent and excluded from returns',
    hasReason: 'a reason is given',
    isRefusable: 'it is no statutory return, and a reason is given',
    needsNoReturn:
      'nothing has to be returned; a sum lower than asked for is above zero and has a reason',
    hasReturnAddress:
      'goods have to be returned and the return address is given; a sum lower than asked for is above zero and has a reason',
    isReturnedQuantity:
      'no more pieces are fit for sale than were returned; only a statutory return is deducted from, and with a reason',
    isReturnedWithoutNumber:
      'it is a statutory return, and no more pieces are fit for sale than were returned',
    isNothingLeft: 'every piece or the whole sum is refunded now',
    isNothingLeftInEscrow:
      'the money is still in escrow, and every piece or the whole sum is refunded now',
    isNothingUnsent: 'something is left, and the refund takes the last pieces not yet sent',
    isWithinEscrow: 'the refund is less than what is in escrow',
    isWithinRevenue: 'the refund is less than what the shop was paid',
  }),
  guardWords(refundMachine, {
    canBeGiven: 'it is about at least one piece, and about no more than was paid for the pieces',
    isReturnOfUnsent: 'none of the pieces was sent yet',
    isReturn: 'at least one of the pieces was sent',
    isStatutory: 'it is a statutory return',
    isRefusable: 'it is no statutory return, and a reason is given',
    hasReason: 'a reason is given',
    needsNoReturn:
      'nothing has to be returned; a sum lower than asked for is above zero and has a reason',
    hasReturnAddress:
      'goods have to be returned and the return address is given; a sum lower than asked for is above zero and has a reason',
    hasTracking: 'carrier and tracking number are given',
    isReturnedQuantity:
      'no more pieces are fit for sale than were returned; only a statutory return is deducted from, and with a reason',
    isReturnedWithoutNumber:
      'it is a statutory return, and no more pieces are fit for sale than were returned',
  }),
  guardWords(refundRequestMachine, {
    isOpenToRefund: 'the order was loaded, and accepts a request for a refund now',
    isOpened: 'the order was loaded',
    isQuoted: 'the server calculated the most that these lines can give back',
    isQuoteRefused: 'the server refused to calculate it',
    isAccepted: 'the shop has the request',
    isTooHigh: 'the lines can give back less than was asked for',
    isOrderElsewhere: 'the order no longer accepts this request',
    isApplyRefused: 'the server refused the request',
    hasLines: 'at least one line is chosen',
  }),
  guardWords(returnMachine, {
    isOwn: 'a signed-in shopper comes from the order',
    isGuest: 'a guest comes without an order',
    isReturnable: 'the order was loaded, and something can be returned',
    isOpened: 'the order was loaded',
    isDeclared: 'the server recorded the return',
    isRefused: 'the server refused the return',
    hasLines: 'at least one piece is chosen',
  }),
  guardWords(reviewMachine, {
    isReviewable: 'the order was received or completed, and some line has no review',
    isOpened: 'the order was loaded',
    isAccepted: 'the server stored the review',
    isOrderElsewhere: 'the order changed, or was reviewed elsewhere',
    isRefused: 'the server refused the review',
  }),
  guardWords(orderActionMachine, {
    isDone: 'the server did it',
    isRefused: 'the order no longer allows it',
  }),
]
