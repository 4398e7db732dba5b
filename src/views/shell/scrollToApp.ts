import { scrollOffsetPx } from '../../constants.ts'

/** Scrolls the page to `#app`, less the spec's offset. Where the screen slides in, that is the movement. */
export function scrollToApp(): void {
  const app = document.getElementById('app')
  if (app === null) return
  const isStill =
    document.documentElement.dataset.slide !== undefined ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.max(0, app.getBoundingClientRect().top + window.scrollY - scrollOffsetPx),
    behavior: isStill ? 'instant' : 'smooth',
  })
}
