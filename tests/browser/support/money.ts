/** Formats cents as the screens do in English. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100)
}

/** Parses the sum of money in an English text. */
export function centsIn(text: string): number {
  const [, whole = '', cents = ''] = /\$([\d,]+)\.(\d\d)/.exec(text) ?? []
  return Number(whole.replaceAll(',', '') + cents)
}
