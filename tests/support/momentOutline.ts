/** A moment as English screens format it, independent of the machine's time zone. */
export function momentOutline(at: string): string {
  return new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}

/** Its day, such as Jan 5, 2026. */
export function dayOutline(at: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  return new Date(at).toLocaleDateString('en', { dateStyle })
}

/** A day of arrival, such as Fri, Jan 1. */
export function arrivalOutline(at: string): string {
  return new Date(at).toLocaleDateString('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })
}
