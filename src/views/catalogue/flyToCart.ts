import { hrefs } from '../../routing/hrefs.ts'
import { prefersReducedMotion } from '../ui/reducedMotion.ts'

const flightMs = 520
const landedScale = 0.06
/** The start size of an off-screen picture. It starts over the tapped button. */
const smallSidePx = 72

/**
 * Animates a copy of the product's picture to the cart. It starts at the visible gallery picture,
 * else at the tapped button. Nothing moves under `prefers-reduced-motion`.
 */
export function flyToCart(tapped: Element): void {
  if (prefersReducedMotion()) return
  const picture = shownPicture()
  const cart = [...document.querySelectorAll(`a[href="${hrefs.bag()}"]`)].find(isInSight)
  if (!picture || !cart) return
  const from = isInSight(picture) ? picture.getBoundingClientRect() : smallBoxOver(tapped)
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

/** The picture to which the gallery is scrolled. */
function shownPicture(): HTMLElement | undefined {
  const gallery = document.querySelector('li[data-picture-of]')?.closest('ul')
  if (!gallery) return undefined
  const { left, width } = gallery.getBoundingClientRect()
  const middle = left + width / 2
  const pictures = [...gallery.querySelectorAll<HTMLElement>('img')]
  return (
    pictures.find((picture) => {
      const box = picture.getBoundingClientRect()
      return box.left <= middle && box.right >= middle
    }) ?? pictures[0]
  )
}

function isInSight(element: Element): boolean {
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
  const isWithin = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  return width > 0 && height > 0 && isWithin
}

function smallBoxOver(element: Element) {
  const { top, left, width } = element.getBoundingClientRect()
  return {
    top: top - smallSidePx,
    left: left + (width - smallSidePx) / 2,
    width: smallSidePx,
    height: smallSidePx,
  }
}
