import { scrollOffsetPx } from '../../constants.ts'

/** Scrolls the page to `#app`, less the spec's offset. */
export function scrollToApp(): void {
  const app = document.getElementById('app')
  if (app === null) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.max(0, app.getBoundingClientRect().top + window.scrollY - scrollOffsetPx),
    behavior: isStill ? 'instant' : 'smooth',
  })
}
