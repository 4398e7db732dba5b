/** Checks that a text such as `2027-02-28` is a day of the calendar. 30 February is not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00.000Z`)
  // Some engines parse 30 February as 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
