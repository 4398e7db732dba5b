// @vitest-environment happy-dom
import PhotoSwipe from 'photoswipe'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { lightboxLeft, openLightbox, pageShows } from '../../../tests/support/openLightbox.ts'
import { asksForStillness } from '../../../tests/support/stillness.ts'
import { Lightbox } from './lightbox.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await lightboxLeft()
})

const front = aPictureOf('front')
const back = aPictureOf('back', { avif: false })

/** On a screen that can be left; what stands over it is known by what it was opened with. */
async function shown(given: { isStill: boolean }) {
  asksForStillness(given.isStill)
  const opening = vi.spyOn(PhotoSwipe.prototype, 'init')
  onTestFinished(() => opening.mockRestore())
  const onClose = vi.fn()
  function Screen() {
    const [isLeft, setIsLeft] = useState(false)
    return isLeft ? null : (
      <>
        <button type="button" onClick={() => setIsLeft(true)} aria-label="Leave" />
        <Lightbox pictures={[front, back]} startAt={1} title="Canvas tote" onClose={onClose} />
      </>
    )
  }
  const place = await bindings.show(<Screen />)
  const [box] = opening.mock.contexts
  if (!(box instanceof PhotoSwipe)) throw new Error('nothing was opened')
  return {
    box,
    onClose,
    opened: () => soon(() => expect(box.opener.isOpen).toBe(true)),
    leave: () => act(async () => place.querySelector('button')?.click()),
  }
}

test('pictures stand alone on the screen, from the one that was tapped on, and are closed', async () => {
  pageShows()
  const { opened, onClose } = await shown({ isStill: true })
  await opened()
  const box = openLightbox()
  const buttons = [...(box?.querySelectorAll('button') ?? [])]
  const told = [
    box?.getAttribute('aria-label'),
    box?.getAttribute('aria-modal'),
    box?.querySelector('.pswp__counter')?.textContent,
    ...buttons.map((button) => button.getAttribute('aria-label')),
  ]
  await act(async () => box?.querySelector<HTMLElement>('[aria-label=Close]')?.click())
  await soon(() => expect(openLightbox()).toBeNull())
  expect([told, onClose.mock.calls]).toEqual([
    ['Canvas tote', 'true', '2 / 2', 'Zoom', 'Close', 'Previous picture', 'Next picture'],
    [[]],
  ])
})

test.each([
  {
    of: 'likes motion',
    isStill: false,
    motion: { showHideAnimationType: 'fade', zoomAnimationDuration: 220 },
  },
  {
    of: 'asked for less of it',
    isStill: true,
    motion: { showHideAnimationType: 'none', zoomAnimationDuration: 0 },
  },
])('for a shopper who $of pictures come and zoom so', async (given) => {
  pageShows()
  const { box } = await shown({ isStill: given.isStill })
  const { showHideAnimationType, zoomAnimationDuration } = box.options
  expect({ showHideAnimationType, zoomAnimationDuration }).toEqual(given.motion)
})

const webp = [front.large, back.large]

test.each([
  { page: [], files: webp },
  { page: ['/pictures/front-640.webp'], files: webp },
  {
    page: ['/pictures/lamp-320.webp', '/pictures/front-640.avif'],
    files: ['/pictures/front-1280.avif', back.large],
  },
])('on a page of $page the sharpest files that its browser reads are shown', async (given) => {
  pageShows(...given.page)
  const { box } = await shown({ isStill: true })
  const shownFiles = box.options.dataSource
  expect(Array.isArray(shownFiles) && shownFiles.map(({ src }) => src)).toEqual(given.files)
})

test.each([
  { when: 'once it is open', isStill: true, isOpened: true },
  { when: 'while it still opens', isStill: false, isOpened: false },
])('a screen that is left $when takes its lightbox along', async ({ isStill, isOpened }) => {
  pageShows()
  const { box, opened, leave } = await shown({ isStill })
  if (isOpened) await opened()
  expect(box.opener.isOpen).toBe(isOpened)
  await leave()
  await soon(() => expect(openLightbox()).toBeNull())
})
