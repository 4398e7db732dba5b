import { flushSync } from 'react-dom'
import { holdSteps } from '../ui/modalHistory.ts'
import { prefersReducedMotion } from '../ui/reducedMotion.ts'
import { findPictureOf, notePictureOf } from './sharedPicture.ts'

interface Slide {
  /** Shows the other screen. */
  update: () => void
  direction: 'back' | 'forward'
  /** The path, of the two screens, whose picture both may show. */
  pictureOf: string
}

const sharedName = 'shared-picture'
/** The browser waits for its next frame, which a busy device draws late. */
const longestWaitMs = 1_000
let slides = 0

/**
 * Slides to another screen and moves the picture that both show from place to place. Needs browser
 * support and no reduced motion.
 */
export function slide({ update, direction, pictureOf }: Slide): void {
  const before = findPictureOf(pictureOf)
  if (direction === 'forward') notePictureOf(pictureOf, before)
  if (!canSlide()) {
    update()
    return
  }
  slides += 1
  const own = slides
  const release = holdSteps()
  const { dataset } = document.documentElement
  dataset.slide = direction
  let shared = name(before)
  // oxlint-disable-next-line harborlane/supported-api -- canSlide() asks for it
  const transition = document.startViewTransition(() => {
    clearTimeout(late)
    flushSync(update)
    release()
    unname(shared)
    shared = before === null ? null : name(findPictureOf(pictureOf))
  })
  const late = setTimeout(() => transition.skipTransition(), longestWaitMs)
  const tidy = () => {
    unname(shared)
    if (own === slides) delete dataset.slide
  }
  // A newer slide skips this one, which is no error.
  transition.ready.catch(() => {})
  void transition.finished.then(tidy, tidy)
}

function name(picture: HTMLElement | null): HTMLElement | null {
  if (picture !== null) picture.style.viewTransitionName = sharedName
  return picture
}

function unname(picture: HTMLElement | null): void {
  picture?.style.removeProperty('view-transition-name')
}

function canSlide(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion()
}
