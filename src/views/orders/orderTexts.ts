import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type {
  AfterSaleStage,
  OrderEventType,
  OrderStand,
  OrderState,
} from '../../../contract/orderDetail.ts'
import type { ActionRefusal, ShopperAction } from '../../machines/selectors/orderSelectors.ts'

/** The spec's words for an order's status. */
export const stateTexts = defineMessages({
  all: { id: 'orderStatus.all', defaultMessage: 'All' },
  waitingToPay: { id: 'orderStatus.waitingToPay', defaultMessage: 'Waiting to pay' },
  waitingForDelivery: {
    id: 'orderStatus.waitingForDelivery',
    defaultMessage: 'Waiting for delivery',
  },
  delivered: { id: 'orderStatus.delivered', defaultMessage: 'Delivered' },
  received: { id: 'orderStatus.received', defaultMessage: 'Received' },
  completed: { id: 'orderStatus.completed', defaultMessage: 'Completed' },
  cancelled: { id: 'orderStatus.cancelled', defaultMessage: 'Cancelled' },
  afterSale: { id: 'orderStatus.afterSale', defaultMessage: 'In after-sale' },
}) satisfies Record<OrderState | 'all', MessageDescriptor>

/** The status on the order itself. Its tab uses the spec's word. */
export const chipTexts = {
  ...stateTexts,
  ...defineMessages({ delivered: { id: 'orderStatus.shipped', defaultMessage: 'Shipped' } }),
}

export const stageTexts = defineMessages({
  applying: { id: 'afterSale.applying', defaultMessage: 'Applying for refund' },
  awaitingReturn: { id: 'afterSale.awaitingReturn', defaultMessage: 'Waiting for the return' },
  returning: { id: 'afterSale.returning', defaultMessage: 'On its way back' },
  refunding: { id: 'afterSale.refunding', defaultMessage: 'Refunding' },
  refunded: { id: 'afterSale.refunded', defaultMessage: 'Refunded' },
}) satisfies Record<AfterSaleStage, MessageDescriptor>

export const eventTexts = defineMessages({
  'order.placed': { id: 'orderEvent.placed', defaultMessage: 'Order placed' },
  'order.paid': { id: 'orderEvent.paid', defaultMessage: 'Paid from the balance' },
  'order.cancelled': { id: 'orderEvent.cancelled', defaultMessage: 'Cancelled' },
  'order.expired': {
    id: 'orderEvent.expired',
    defaultMessage: 'Cancelled: it was not paid in time',
  },
  'parcel.shipped': { id: 'orderEvent.shipped', defaultMessage: 'Handed to the carrier' },
  'order.annulled': {
    id: 'orderEvent.annulled',
    defaultMessage: 'Cancelled by the shop, and refunded',
  },
  'receipt.confirmed': { id: 'orderEvent.confirmed', defaultMessage: 'Receipt confirmed' },
  'receipt.autoConfirmed': {
    id: 'orderEvent.autoConfirmed',
    defaultMessage: 'Receipt counts as confirmed: the time for it was over',
  },
  'receipt.extended': {
    id: 'orderEvent.extended',
    defaultMessage: 'Time to confirm receipt extended by 7 days',
  },
  'review.submitted': { id: 'orderEvent.reviewed', defaultMessage: 'Reviewed' },
  'order.completed': { id: 'orderEvent.completed', defaultMessage: 'Completed' },
  'return.declared': {
    id: 'orderEvent.returnDeclared',
    defaultMessage: 'Return declared',
  },
  'return.lapsed': {
    id: 'orderEvent.returnLapsed',
    defaultMessage: 'Return ended: the goods were not sent back in time',
  },
  'refund.applied': { id: 'orderEvent.refundApplied', defaultMessage: 'Refund applied for' },
  'refund.withdrawn': { id: 'orderEvent.refundWithdrawn', defaultMessage: 'Request withdrawn' },
  'refund.refused': { id: 'orderEvent.refundRefused', defaultMessage: 'Refund refused' },
  'refund.approved': { id: 'orderEvent.refundApproved', defaultMessage: 'Refund approved' },
  'goods.sentBack': { id: 'orderEvent.sentBack', defaultMessage: 'Goods sent back' },
  'goods.returned': { id: 'orderEvent.returned', defaultMessage: 'Goods are back at the shop' },
  'refund.settled': {
    id: 'orderEvent.refundSettled',
    defaultMessage: 'Money is back in the balance',
  },
}) satisfies Record<OrderEventType, MessageDescriptor>

export const actorTexts = defineMessages({
  shopper: { id: 'orderActor.shopper', defaultMessage: 'You' },
  operator: { id: 'orderActor.operator', defaultMessage: 'The shop' },
  clock: { id: 'orderActor.clock', defaultMessage: 'Automatically' },
})

/** The next step in each state. Null where nothing follows. */
export const nextTexts = {
  completed: null,
  cancelled: null,
  refunded: null,
  ...defineMessages({
    waitingToPay: { id: 'orderNext.waitingToPay', defaultMessage: 'Pay the order' },
    waitingForDelivery: {
      id: 'orderNext.waitingForDelivery',
      defaultMessage: 'The shop packs the order and hands it to a carrier',
    },
    delivered: { id: 'orderNext.delivered', defaultMessage: 'Confirm when it arrives' },
    received: { id: 'orderNext.received', defaultMessage: 'Review what you bought' },
    applying: { id: 'orderNext.applying', defaultMessage: 'The shop looks at your request' },
    awaitingReturn: { id: 'orderNext.awaitingReturn', defaultMessage: 'Send the goods back' },
    returning: { id: 'orderNext.returning', defaultMessage: 'The shop waits for the goods' },
    refunding: { id: 'orderNext.refunding', defaultMessage: 'The money goes back to your balance' },
  }),
} satisfies Record<OrderStand, MessageDescriptor | null>

/** A sentence about an order's state, for its row. An order to pay shows its countdown instead. */
export const standTexts = {
  waitingToPay: null,
  completed: null,
  cancelled: null,
  ...defineMessages({
    waitingForDelivery: { id: 'orderStand.packing', defaultMessage: 'The shop is packing it' },
    delivered: { id: 'orderStand.underWay', defaultMessage: 'On its way to you' },
    received: { id: 'orderStand.received', defaultMessage: 'How is it? Write a review' },
    applying: { id: 'orderNext.applying', defaultMessage: 'The shop looks at your request' },
    awaitingReturn: { id: 'orderNext.awaitingReturn', defaultMessage: 'Send the goods back' },
    returning: { id: 'orderNext.returning', defaultMessage: 'The shop waits for the goods' },
    refunding: { id: 'orderNext.refunding', defaultMessage: 'The money goes back to your balance' },
    refunded: { id: 'orderStand.refunded', defaultMessage: 'The money is back in your balance' },
  }),
} satisfies Record<OrderStand, MessageDescriptor | null>

export const refusalTexts = defineMessages({
  deadlinePassed: {
    id: 'orderAction.deadlinePassed',
    defaultMessage: 'The time for it is over',
  },
  alreadyExtended: {
    id: 'orderAction.alreadyExtended',
    defaultMessage: 'You have extended it once already',
  },
  alreadyReviewed: {
    id: 'orderAction.alreadyReviewed',
    defaultMessage: 'You have reviewed everything',
  },
  alreadySubmitted: {
    id: 'orderAction.alreadySubmitted',
    defaultMessage: 'You have asked for a refund already',
  },
  alreadyRefunded: {
    id: 'orderAction.alreadyRefunded',
    defaultMessage: 'Everything in it was refunded',
  },
  refundPeriodOver: {
    id: 'orderAction.refundPeriodOver',
    defaultMessage: 'The time to ask for a refund is over',
  },
  returnPeriodOver: {
    id: 'orderAction.returnPeriodOver',
    defaultMessage: 'The time to return it without a reason is over',
  },
  notReturnable: {
    id: 'orderAction.notReturnable',
    defaultMessage: 'These goods can’t be returned once they were sent',
  },
  goodsOnTheirWay: {
    id: 'orderAction.goodsOnTheirWay',
    defaultMessage: 'It is too late to take the request back',
  },
}) satisfies Record<ActionRefusal, MessageDescriptor>

export const actionTexts: Record<ShopperAction, MessageDescriptor> = defineMessages({
  pay: { id: 'cashier.pay', defaultMessage: 'Pay {amount}' },
  cancel: { id: 'orderInfo.cancel', defaultMessage: 'Cancel order' },
  confirmReceipt: { id: 'orderInfo.confirmReceipt', defaultMessage: 'Confirm receipt' },
  extendReceipt: { id: 'orderInfo.extendReceipt', defaultMessage: 'Extend by 7 days' },
  review: { id: 'orderInfo.review', defaultMessage: 'Add review' },
  return: { id: 'orderInfo.return', defaultMessage: 'Return items' },
  refund: { id: 'orderInfo.refund', defaultMessage: 'Apply for refund' },
  sendBack: { id: 'orderInfo.sendBack', defaultMessage: 'I sent it back' },
  withdrawRefund: { id: 'orderInfo.withdrawRefund', defaultMessage: 'Withdraw request' },
  reorder: { id: 'orderInfo.reorder', defaultMessage: 'Buy again' },
})
