/** As the screens write it in English. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(cents / 100)
}
