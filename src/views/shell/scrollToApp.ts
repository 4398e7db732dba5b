import { scrollOffsetPx } from '../../constants.ts'

/** Scrolls smoothly to `#app`, minus the spec's offset. */
export function scrollToApp(): void {
  const app = document.getElementById('app')
  if (app === null) return
  const prefersStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.max(0, app.getBoundingClientRect().top + window.scrollY - scrollOffsetPx),
    behavior: prefersStill ? 'instant' : 'smooth',
  })
}
