/** The charts whose journeys speak of what selectors make of them. */
export const chartsUsing: Readonly<Record<string, readonly string[]>> = {
  cartSelectors: ['cart', 'checkout'],
  checkoutSelectors: ['checkout'],
  orderSelectors: ['order', 'orderAction'],
  paymentCodeSelectors: ['paymentCode'],
  pullSelectors: ['pullToRefresh'],
  savedItemsSelectors: ['savedItems'],
  walletSelectors: ['recharge', 'withdrawal'],
}
