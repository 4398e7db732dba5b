import type { PlantedBug } from './plantBug.ts'

interface ScreenBug extends PlantedBug {
  /** The chart whose paths on the screens must notice it. */
  chart: string
}

const views = (path: string) => `src/views/${path}`

/** One-line mistakes between a chart and its requests. */
const inBindings: ScreenBug[] = [
  {
    chart: 'order',
    file: views('orders/useOrder.ts'),
    find: "if (action === 'confirmReceipt') return confirmReceipt(orderId)",
    replace: "if (action === 'confirmReceipt') return extendReceipt(orderId)",
    why: 'receipt is extended where it is confirmed',
  },
  {
    chart: 'checkout',
    file: views('checkout/useCheckout.ts'),
    find: '...(promoCode === null ? {} : { promoCode }),',
    replace: '',
    why: 'the promo code is left out of the order',
  },
  {
    chart: 'checkout',
    file: views('checkout/useCheckout.ts'),
    find: '        ...rest,\n',
    replace: '        ...rest,\n        addressId: rest.addressId + 1,\n',
    why: 'the order goes to another address',
  },
  {
    chart: 'withdrawal',
    file: views('withdrawal/useWithdrawal.ts'),
    find: "payment: { operation: 'withdraw', subjectId: id, amountCents: totalCents },",
    replace: "payment: { operation: 'withdraw', subjectId: id, amountCents: totalCents - 1 },",
    why: 'the code is given for another amount',
  },
  {
    chart: 'recharge',
    file: 'src/services/http.ts',
    find: 'if (!call.keyed) return ask(request.headers)',
    replace: "if (call.method !== 'PUT') return ask(request.headers)",
    why: 'no key is sent',
  },
  {
    chart: 'withdrawal',
    file: 'src/services/idempotencyKeys.ts',
    find: 'const key = keys.get(request) ?? newKey()',
    replace: 'const key = newKey()',
    why: 'a try after a lost one has another key',
  },
  {
    chart: 'savedItems',
    file: views('favourites/useSavedItems.ts'),
    find: 'setters[item.of](item.id, item.wanted)',
    replace: 'setters[item.of](item.id, !item.wanted)',
    why: 'the heart is inverted',
  },
  {
    chart: 'recharge',
    file: views('recharge/useRecharge.ts'),
    find: 'return { method, network, ownAddress, transactionHash, ...given }',
    replace: "return { method, network, ownAddress, transactionHash: '', ...given }",
    why: 'the hash of the transaction is not sent',
  },
  {
    chart: 'cart',
    file: views('cart/useCart.tsx'),
    find: 'updateCart([{ skuId: edit.skuId, quantity: edit.quantity }])',
    replace: 'updateCart([{ skuId: edit.skuId, quantity: edit.quantity + 1 }])',
    why: 'one piece too many is kept',
  },
  {
    chart: 'paymentCode',
    file: views('payment/usePaymentCode.ts'),
    find: 'payOrder({ orderId: payment.subjectId, proof })',
    replace: 'payOrder({ orderId: payment.subjectId + 1, proof })',
    why: 'another order is paid',
  },
  {
    chart: 'review',
    file: views('reviews/useReview.ts'),
    find: 'addReview({ orderId, ...values, lines })',
    replace: 'addReview({ orderId, ...values, shippingRating: values.serviceRating, lines })',
    why: 'one rating is sent for another',
  },
]

/** Facts that a screen no longer shows, or shows wrongly. */
const inViews: ScreenBug[] = [
  {
    chart: 'checkout',
    file: views('checkout/checkoutFooter.tsx'),
    find: 'useMoneyFormat()(quote.totalCents)',
    replace: 'useMoneyFormat()(quote.subtotalCents)',
    why: 'the goods’ sum stands where the total should',
  },
  {
    chart: 'recharge',
    file: views('recharge/rechargeOutcome.tsx'),
    find: '          recharge.refusedFor\n',
    replace: '          null\n',
    why: 'why a recharge was refused is not said',
  },
  {
    chart: 'recharge',
    file: views('recharge/depositPanel.tsx'),
    find: '<code className={styles.code}>{depositAddress}</code>',
    replace: '',
    why: 'the deposit address is missing',
  },
  {
    chart: 'order',
    file: views('orders/refundPanel.tsx'),
    find: '<Money cents={refund.amountCents} />',
    replace: '',
    why: 'the amount of a refund is missing',
  },
  {
    chart: 'order',
    file: views('orders/orderActions.tsx'),
    find: 'useNow()).filter(({ refusedFor }) => refusedFor === null)',
    replace: 'useNow())',
    why: 'what is not possible now is offered',
  },
  {
    chart: 'order',
    file: views('orders/orderTimeline.tsx'),
    find: '<FormattedMessage {...actorTexts[next.who]} />',
    replace: '<FormattedMessage {...actorTexts.operator} />',
    why: 'the shop is said to act next, whoever does',
  },
]

export const screenBugs = [...inBindings, ...inViews]
