import { prefersReducedMotion } from './reducedMotion.ts'

/** Milliseconds: on, off, on. */
const patterns = { paid: [40], wrongCode: [40, 60, 40], pullReleased: [10] }

/** Lets the device vibrate where it can, unless its user wants less motion. */
export function vibrate(sign: keyof typeof patterns): void {
  if ('vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(patterns[sign])
}
