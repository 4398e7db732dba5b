/** A moment as English screens format it, independent of the machine's time zone. */
export function momentOutline(at: string): string {
  return new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}
