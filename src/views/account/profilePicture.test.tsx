// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadPictures, type UploadedPicture } from '../../../contract/uploads.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { chooseFiles } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ProfilePicture } from './profilePicture.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'no picture',
    picture: null,
    expected: ['ada', 'Choose picture', 'input type=file'],
    removed: [],
  },
  {
    of: 'a picture',
    picture: uploadedPictureOf('evidence-evidence-eviden'),
    expected: [
      'img alt=Picture you uploaded',
      'ada',
      'Choose picture',
      'input type=file',
      'button type=button | Remove',
    ],
    removed: [null],
  },
])('an account with $of offers the matching actions', async ({ picture, expected, removed }) => {
  const changes: (UploadedPicture | null)[] = []
  const place = await bindings.show(
    <ProfilePicture account="ada" picture={picture} onChange={(next) => changes.push(next)} />,
  )
  expect(outlineOf(place)).toEqual(expected)
  await act(async () => place.querySelector('button')?.click())
  expect(changes).toEqual(removed)
})

test('a chosen picture is uploaded, then it replaces the account’s picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const answer = Promise.withResolvers<object>()
  bindings.answers({ method: 'POST', path: uploadPictures.address }, () => answer.promise)
  const changes: (string | undefined)[] = []
  const place = await bindings.show(
    <ProfilePicture account="ada" picture={null} onChange={(next) => changes.push(next?.id)} />,
  )
  const status = () => place.querySelector('[role=status]')?.textContent ?? null
  const observed = [status()]
  await chooseFiles(place, [new File(['sea'], 'sea.png', { type: 'image/png' })])
  await soon(() => expect(status()).not.toBeNull())
  observed.push(status())
  answer.resolve({ list: [uploadedPictureOf('evidence-evidence-eviden')] })
  await soon(() => expect(status()).toBeNull())
  expect([observed, changes]).toEqual([
    [null, 'Picture is on its way'],
    ['evidence-evidence-eviden'],
  ])
})
