/** The charts of the product, in the order in which a shopper meets them. */
export const productCharts: readonly string[] = [
  'order',
  'cart',
  'checkout',
  'paymentCode',
  'codeLock',
  'refund',
  'refundRequest',
  'return',
  'review',
  'recharge',
  'rechargeAudit',
  'withdrawal',
  'withdrawalAudit',
  'session',
  'passwordReset',
  'push',
]

/** Product charts first; the others, which every screen shares, follow by name. */
export function inRooms<Entry extends { id: string }>(
  entries: readonly Entry[],
): { product: Entry[]; technical: Entry[] } {
  const rank = ({ id }: Entry) => productCharts.indexOf(id)
  return {
    product: entries.filter((entry) => rank(entry) >= 0).toSorted((a, b) => rank(a) - rank(b)),
    technical: entries
      .filter((entry) => rank(entry) < 0)
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  }
}
