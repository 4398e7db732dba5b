import { expect, onTestFinished } from 'vitest'
import { soon } from './bindings.tsx'
import { sheetsLeft } from './openSheet.ts'

/** The pictures that stand alone on the screen, wherever their view does. */
export function openLightbox(): HTMLElement | null {
  return document.querySelector('.pswp')
}

/** For the end of a test: a lightbox that was left while it opened still closes. */
export async function lightboxLeft(): Promise<void> {
  await soon(() => expect(openLightbox()).toBeNull())
  await sheetsLeft()
}

/** The files that the page shows already, until the test is over: the document of these tests keeps no list of them. */
export function pageShows(...files: readonly string[]): void {
  const value = files.map((currentSrc) => ({ currentSrc }))
  Object.defineProperty(document, 'images', { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'images'))
}
