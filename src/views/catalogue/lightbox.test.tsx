// @vitest-environment happy-dom
import PhotoSwipe from 'photoswipe'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { lightboxLeft, openLightbox } from '../../../tests/support/openLightbox.ts'
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
const back = aPictureOf('back')

/**
 * Shows the lightbox on a screen that can be left. Identifies overlays by the options of
 * PhotoSwipe.
 */
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

test('shows pictures full-screen from the tapped one on, and closes', async () => {
  const { opened, onClose } = await shown({ isStill: true })
  await opened()
  const box = openLightbox()
  const buttons = [...(box?.querySelectorAll('button') ?? [])]
  const observed = [
    box?.getAttribute('aria-label'),
    box?.getAttribute('aria-modal'),
    box?.querySelector('.pswp__counter')?.textContent,
    ...buttons.map((button) => button.getAttribute('aria-label')),
  ]
  await act(async () => box?.querySelector<HTMLElement>('[aria-label=Close]')?.click())
  await soon(() => expect(openLightbox()).toBeNull())
  expect([observed, onClose.mock.calls]).toEqual([
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
])('animates opening and zoom for a shopper who $of', async (given) => {
  const { box } = await shown({ isStill: given.isStill })
  const { showHideAnimationType, zoomAnimationDuration } = box.options
  expect({ showHideAnimationType, zoomAnimationDuration }).toEqual(given.motion)
})

test('loads each picture’s largest file, with the smallest one as placeholder', async () => {
  const { box } = await shown({ isStill: true })
  const { dataSource } = box.options
  expect(Array.isArray(dataSource) && dataSource.map(({ src, msrc }) => [src, msrc])).toEqual([
    ['/pictures/front-1280.avif', '/pictures/front-320.avif'],
    ['/pictures/back-1280.avif', '/pictures/back-320.avif'],
  ])
})

test.each([
  { when: 'once it is open', isStill: true, isOpened: true },
  { when: 'while it still opens', isStill: false, isOpened: false },
])('closes when its screen is left $when', async ({ isStill, isOpened }) => {
  const { box, opened, leave } = await shown({ isStill })
  if (isOpened) await opened()
  expect(box.opener.isOpen).toBe(isOpened)
  await leave()
  await soon(() => expect(openLightbox()).toBeNull())
})
