import { hrefs } from '../../routing/hrefs.ts'

const flightMs = 520
const landedScale = 0.06

/** A copy of the picture in sight flies to the cart; where motion is not wanted, nothing does. */
export function flyToCart(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const picture = inSight(document.querySelectorAll<HTMLElement>('[data-picture-of] img'))
  const cart = inSight(document.querySelectorAll<HTMLElement>(`a[href="${hrefs.bag()}"]`))
  if (!picture || !cart) return
  const from = picture.getBoundingClientRect()
  const to = cart.getBoundingClientRect()
  const copy = picture.cloneNode() as HTMLElement
  Object.assign(copy.style, {
    position: 'fixed',
    top: `${from.top}px`,
    left: `${from.left}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: 'var(--layer-popup)',
    pointerEvents: 'none',
  })
  copy.setAttribute('alt', '')
  copy.setAttribute('aria-hidden', 'true')
  document.body.append(copy)
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 0.95 },
      { transform: `translate(${x * 0.5}px, ${y * 0.35}px) scale(0.4)`, opacity: 0.9, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${landedScale})`, opacity: 0.3 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.4, 0, 0.3, 1)' },
  )
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => copy.remove())
}

function inSight(elements: Iterable<HTMLElement>): HTMLElement | undefined {
  return [...elements].find((element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
    const isWithin = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    return width > 0 && height > 0 && isWithin
  })
}
