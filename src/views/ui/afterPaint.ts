/** Runs deferrable work after the frame of a tap is on the screen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
