// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { lightboxLeft, openLightbox } from '../../../tests/support/openLightbox.ts'
import { asksForStillness } from '../../../tests/support/stillness.ts'
import { useLightbox } from './useLightbox.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await lightboxLeft()
})

function Pictures() {
  const { open, lightbox } = useLightbox('Canvas tote')
  const pictures = [aPictureOf('front'), aPictureOf('back')]
  return (
    <>
      {pictures.map(({ small }, at) => (
        <button type="button" key={small} onClick={() => open(pictures, at)}>
          {small}
        </button>
      ))}
      {lightbox}
    </>
  )
}

test('each tapped picture opens, also after the previous one was closed', async () => {
  asksForStillness(true)
  const place = await bindings.show(<Pictures />)
  const counted: unknown[] = [openLightbox()]
  for (const picture of place.querySelectorAll('button')) {
    await act(async () => picture.click())
    const close = () => openLightbox()?.querySelector<HTMLElement>('[aria-label=Close]')
    await soon(() => expect(openLightbox()?.className).toContain('pswp--ui-visible'))
    counted.push(openLightbox()?.querySelector('.pswp__counter')?.textContent)
    await act(async () => close()?.click())
    await soon(() => expect(openLightbox()).toBeNull())
  }
  expect(counted).toEqual([null, '1 / 2', '2 / 2'])
})
