/**
 * Resolves when the page is visible. Browsers abort the calls of a page that is being left. Its
 * code still receives the errors, but its timers don't fire until it returns from the back-forward
 * cache. Such an abort must not log a shopper out or be shown as a failure.
 */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
