// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { OwnPicture } from './ownPicture.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('shows a placeholder while a private picture loads, then the picture', async () => {
  const id = 'evidence-evidence-eviden'
  const answer = Promise.withResolvers<object>()
  bindings.answers({ method: 'GET', path: `/api/uploads/${id}/small` }, () => answer.promise)
  const place = await bindings.show(<OwnPicture picture={uploadedPictureOf(id)} size={96} />)
  const held = place.querySelectorAll('[data-skeleton]').length
  answer.resolve({})
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  const image = place.querySelector('img')
  expect([held, image?.alt, image?.src.startsWith('blob:')]).toEqual([
    1,
    'Picture you uploaded',
    true,
  ])
})
