/** Dollars as a shopper types them, in cents; null when they are not plainly an amount. */
export function readCents(text: string): number | null {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (parts === null) return null
  const [, whole = '0', fraction = ''] = parts
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

export function amountText(cents: number): string {
  return (cents / 100).toFixed(2)
}
