/** As the screens write it in English. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100)
}

/** The sum of money in a text, as the screens write it in English. */
export function centsIn(text: string): number {
  const [, whole = '', cents = ''] = /\$([\d,]+)\.(\d\d)/.exec(text) ?? []
  return Number(whole.replaceAll(',', '') + cents)
}
