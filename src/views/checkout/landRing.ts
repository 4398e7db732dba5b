import { prefersReducedMotion } from '../ui/reducedMotion.ts'

const flightMs = 480
const dotPx = 10

/**
 * Lets the paying ring land as the timeline's dot of the payment. Nothing moves under
 * `prefers-reduced-motion`, where the dot is simply there.
 */
export function landRing(ring: Element, step: Element): void {
  if (prefersReducedMotion()) return
  const from = ring.getBoundingClientRect()
  const to = step.getBoundingClientRect()
  const dot = document.createElement('span')
  Object.assign(dot.style, {
    position: 'fixed',
    // The dot that the timeline draws before its step.
    top: `${to.top + 6}px`,
    left: `${to.left + 2}px`,
    width: `${dotPx}px`,
    height: `${dotPx}px`,
    borderRadius: 'var(--radius-round)',
    background: 'var(--color-good)',
    zIndex: 'var(--layer-bar)',
    pointerEvents: 'none',
  })
  dot.setAttribute('aria-hidden', 'true')
  document.body.append(dot)
  const x = from.left + from.width / 2 - (to.left + 2 + dotPx / 2)
  const y = from.top + from.height / 2 - (to.top + 6 + dotPx / 2)
  const flight = dot.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / dotPx})`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px) scale(2)`, opacity: 0.9, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: flightMs, delay: 500, fill: 'backwards', easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
  )
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => dot.remove())
}
