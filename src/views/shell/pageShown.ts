/**
 * Browsers cut off the calls of a page that is being left, and its code still hears of it; its timers
 * never ring. In a page in the back-forward cache they ring when it is shown again. What is cut off
 * by leaving must not log a shopper out, or be told as a failure.
 */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
