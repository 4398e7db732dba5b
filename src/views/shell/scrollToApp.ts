import { scrollOffsetPx } from '../../constants.ts'
import { prefersReducedMotion } from '../ui/reducedMotion.ts'

/** Scrolls smoothly to `#app`, minus the spec's offset. */
export function scrollToApp(): void {
  const app = document.getElementById('app')
  if (app === null) return
  window.scrollTo({
    top: Math.max(0, app.getBoundingClientRect().top + window.scrollY - scrollOffsetPx),
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })
}
