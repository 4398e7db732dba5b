/** The last minute before a moment: a time that ends at midnight is shown as 11:59 PM of its day. */
export function lastMinuteBefore(moment: string): Date {
  return new Date(Date.parse(moment) - 60_000)
}
