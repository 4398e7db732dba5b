import { expect } from 'vitest'
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
