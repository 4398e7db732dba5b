import { expect } from 'vitest'
import { soon } from './bindings.tsx'
import { sheetsLeft } from './openSheet.ts'

/** The lightbox in the document, wherever its view is. */
export function openLightbox(): HTMLElement | null {
  return document.querySelector('.pswp')
}

/** For the end of a test: a lightbox that was left while opening still has to close. */
export async function lightboxLeft(): Promise<void> {
  await soon(() => expect(openLightbox()).toBeNull())
  await sheetsLeft()
}
