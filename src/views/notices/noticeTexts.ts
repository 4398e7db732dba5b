import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

/** By the kind of the notice: the name of its event in the chart. */
const texts: Record<string, MessageDescriptor> = defineMessages({
  'order.placed': { id: 'notice.placed', defaultMessage: 'Your order was placed' },
  'order.paid': { id: 'notice.paid', defaultMessage: 'Your order is paid' },
  'order.cancelled': { id: 'notice.cancelled', defaultMessage: 'Your order was cancelled' },
  'order.expired': {
    id: 'notice.expired',
    defaultMessage: 'Your order was cancelled: it was not paid in time',
  },
  'parcel.shipped': {
    id: 'notice.parcelShipped',
    defaultMessage: 'A parcel with your goods is on its way',
  },
  'parcel.corrected': {
    id: 'notice.parcelCorrected',
    defaultMessage: 'The tracking number of your parcel was corrected',
  },
  'parcel.tracked': { id: 'notice.parcelTracked', defaultMessage: 'There is news of your parcel' },
  'parcel.delivered': {
    id: 'notice.parcelDelivered',
    defaultMessage: 'Your parcel was delivered',
  },
  'receipt.due': { id: 'notice.receiptDue', defaultMessage: 'Receipt confirms itself soon' },
  'order.annulled': {
    id: 'notice.annulled',
    defaultMessage: 'The shop cancelled your order; your money is back in your balance',
  },
  'receipt.confirmed': { id: 'notice.confirmed', defaultMessage: 'Receipt is confirmed' },
  'receipt.autoConfirmed': {
    id: 'notice.autoConfirmed',
    defaultMessage: 'Receipt counts as confirmed: the time for it was over',
  },
  'receipt.extended': {
    id: 'notice.extended',
    defaultMessage: 'You have seven days more to confirm receipt',
  },
  'review.submitted': { id: 'notice.reviewed', defaultMessage: 'Your review is published' },
  'order.completed': { id: 'notice.completed', defaultMessage: 'Your order is complete' },
  'return.declared': {
    id: 'notice.returnDeclared',
    defaultMessage: 'The shop has your return',
  },
  'return.lapsed': {
    id: 'notice.returnLapsed',
    defaultMessage: 'Your return ended: the goods were not sent back in time',
  },
  'refund.applied': { id: 'notice.refundApplied', defaultMessage: 'You asked for a refund' },
  'refund.withdrawn': { id: 'notice.refundWithdrawn', defaultMessage: 'Request withdrawn' },
  'refund.refused': { id: 'notice.refundRefused', defaultMessage: 'Your refund was refused' },
  'refund.approved': { id: 'notice.refundApproved', defaultMessage: 'Your refund is approved' },
  'goods.sentBack': { id: 'notice.sentBack', defaultMessage: 'Your goods are on their way back' },
  'goods.returned': { id: 'notice.returned', defaultMessage: 'The shop has your goods back' },
  'refund.settled': {
    id: 'notice.refundSettled',
    defaultMessage: 'Your money is back in your balance',
  },
  'password.changed': { id: 'notice.passwordChanged', defaultMessage: 'Your password was changed' },
  'payCode.changed': {
    id: 'notice.payCodeChanged',
    defaultMessage: 'Your payment code was changed',
  },
  'email.changed': { id: 'notice.emailChanged', defaultMessage: 'Your email was changed' },
  'passkey.added': { id: 'notice.passkeyAdded', defaultMessage: 'A new passkey was added' },
  'passkey.removed': { id: 'notice.passkeyRemoved', defaultMessage: 'A passkey was removed' },
  'passkey.refused': {
    id: 'notice.passkeyRefused',
    defaultMessage: 'A passkey was refused: it seems to be a copy',
  },
  'passkey.waived': {
    id: 'notice.passkeyWaived',
    defaultMessage: 'Payments no longer need a passkey',
  },
  'recharge.submitted': {
    id: 'notice.rechargeSubmitted',
    defaultMessage: 'Your top-up is in review',
  },
  'recharge.passed': { id: 'notice.rechargePassed', defaultMessage: 'Your top-up arrived' },
  'recharge.refused': {
    id: 'notice.rechargeRefused',
    defaultMessage: 'Your top-up was declined',
  },
  'withdrawal.submitted': {
    id: 'notice.withdrawalSubmitted',
    defaultMessage: 'Your withdrawal is in review',
  },
  'withdrawal.passed': {
    id: 'notice.withdrawalPassed',
    defaultMessage: 'Your withdrawal was paid out',
  },
  'withdrawal.refused': {
    id: 'notice.withdrawalRefused',
    defaultMessage: 'Your withdrawal was declined',
  },
  'balance.adjusted': {
    id: 'notice.balanceAdjusted',
    defaultMessage: 'The shop changed your balance',
  },
  'recharge.reversed': {
    id: 'notice.rechargeReversed',
    defaultMessage: 'A top-up was taken back',
  },
  'review.hidden': { id: 'notice.reviewHidden', defaultMessage: 'Your review is no longer shown' },
  'withdrawal.cancelled': {
    id: 'notice.withdrawalCancelled',
    defaultMessage: 'Withdrawal cancelled',
  },
  'stock.returned': {
    id: 'notice.stockReturned',
    defaultMessage: 'Back in stock: what you were waiting for',
  },
  'price.lowered': {
    id: 'notice.priceLowered',
    defaultMessage: 'Price lower: what you are watching',
  },
  'message.sent': { id: 'notice.messageSent', defaultMessage: 'You wrote to the shop' },
  'message.received': {
    id: 'notice.messageReceived',
    defaultMessage: 'The shop wrote to you',
  },
  other: { id: 'notice.other', defaultMessage: 'Something changed in your account' },
})

export function noticeText(kind: string): MessageDescriptor {
  return texts[kind] ?? (texts['other'] as MessageDescriptor)
}
