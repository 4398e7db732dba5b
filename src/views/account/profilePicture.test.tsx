// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UploadedPicture } from '../../../contract/uploads.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
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
    told: ['ada', 'Choose picture', 'input type=file'],
    removed: [],
  },
  {
    of: 'a picture',
    picture: uploadedPictureOf('evidence-evidence-eviden'),
    told: [
      'img alt=Picture you uploaded',
      'ada',
      'Choose picture',
      'input type=file',
      'button type=button | Remove',
    ],
    removed: [null],
  },
])('an account of $of offers what can be done with it', async ({ picture, told, removed }) => {
  const changes: (UploadedPicture | null)[] = []
  const place = await bindings.show(
    <ProfilePicture account="ada" picture={picture} onChange={(next) => changes.push(next)} />,
  )
  expect(outlineOf(place)).toEqual(told)
  await act(async () => place.querySelector('button')?.click())
  expect(changes).toEqual(removed)
})
