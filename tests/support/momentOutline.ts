/** A moment as screens in English tell it, wherever the test runs. */
export function momentOutline(at: string): string {
  return new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}
