// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFailure, refusalFor } from '../../../tests/factories/failures.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { PictureField } from './pictureField.tsx'
import type { PictureUploads } from './usePictureUploads.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const missing = { id: 'test.missing', defaultMessage: 'Upload a picture' }
const preview = 'data:,'

test('each picture shows its state and the matching actions', async () => {
  const uploads = uploadsOf([
    { key: 'a', stage: 'waiting', preview },
    { key: 'b', stage: 'failed', failure: networkFailure, preview },
    { key: 'c', stage: 'failed', failure: refusalFor('uploadTooLarge', { megabytes: 5 }), preview },
  ])
  const place = await bindings.show(<PictureField name="proof" label="Proof" uploads={uploads} />)
  expect([
    [...place.querySelectorAll('li')].map((each) => each.dataset['stage']),
    [...place.querySelectorAll('img')].map(({ alt }) => alt),
    [...place.querySelectorAll('button')].map((each) => each.getAttribute('aria-label')),
    [...place.querySelectorAll('[role=alert]')].map(said),
    place.querySelector('legend')?.textContent,
  ]).toEqual([
    ['waiting', 'failed', 'failed'],
    ['Picture 1', 'Picture 2', 'Picture 3'],
    ['Remove picture 1', 'Send picture 2 again', 'Remove picture 2', 'Remove picture 3'],
    [
      'Picture 2: We can’t reach the shop right now. Please try again in a moment.',
      'Picture 3: Larger than 5 MB',
    ],
    'Proof3 of 3',
  ])
  for (const button of place.querySelectorAll('button')) button.click()
  expect([vi.mocked(uploads.retry).mock.calls, vi.mocked(uploads.remove).mock.calls]).toEqual([
    [['b']],
    [['a'], ['b'], ['c']],
  ])
})

test.each([
  { optional: false, error: undefined, legend: 'Proof0 of 3', isWrong: 'false', said: null },
  {
    optional: true,
    error: undefined,
    legend: 'Proof0 of 3 · optional',
    isWrong: 'false',
    said: null,
  },
  {
    optional: false,
    error: missing,
    legend: 'Proof0 of 3',
    isWrong: 'true',
    said: 'Upload a picture',
  },
])('an empty field, optional $optional, with the error $error.id, shows $said', async (given) => {
  const { optional, error, ...shown } = given
  const place = await bindings.show(
    <PictureField
      name="proof"
      label="Proof"
      optional={optional}
      error={error}
      uploads={uploadsOf([])}
    />,
  )
  const input = place.querySelector('input')
  const describedBy = input?.getAttribute('aria-describedby') ?? null
  expect({
    legend: place.querySelector('legend')?.textContent,
    isWrong: input?.getAttribute('aria-invalid'),
    said: describedBy === null ? null : document.getElementById(describedBy)?.textContent,
  }).toEqual(shown)
})

test.each([
  { most: 1, pictures: [], label: 'Add a picture', multiple: false },
  { most: 2, pictures: ['a'], label: 'Add pictures', multiple: true },
])('a field for at most $most pictures says so and lets the user choose as many', async (given) => {
  const { most, pictures, ...shown } = given
  const waiting = pictures.map((key) => ({ key, stage: 'waiting' as const, preview }))
  const uploads = { ...uploadsOf(waiting), most }
  const place = await bindings.show(<PictureField name="proof" label="Proof" uploads={uploads} />)
  const input = place.querySelector('input')
  expect({
    label: input?.closest('label')?.textContent,
    multiple: input?.multiple,
  }).toEqual(shown)
})

const uploaded = { id: 'harbour', small: '/s', medium: '/m', large: '/l' }
const tooLarge = refusalFor('uploadTooLarge', { megabytes: 5 })

test.each([
  {
    of: 'is on its way',
    picture: { stage: 'waiting' },
    signs: ['lucide-loader-circle', 'lucide-x'],
    status: 'Picture 1 is on its way',
  },
  {
    of: 'is there',
    picture: { stage: 'uploaded', picture: uploaded },
    signs: ['lucide-x'],
    status: null,
  },
  {
    of: 'did not arrive',
    picture: { stage: 'failed', failure: networkFailure },
    signs: ['lucide-refresh-cw', 'lucide-x'],
    status: null,
  },
  {
    of: 'was refused',
    picture: { stage: 'failed', failure: tooLarge },
    signs: ['lucide-circle-exclamation-point', 'lucide-x'],
    status: null,
  },
] as const)('a picture that $of has its icon', async ({ picture, signs, status }) => {
  const uploads = uploadsOf([{ key: 'a', preview, ...picture }])
  const place = await bindings.show(<PictureField name="proof" label="Proof" uploads={uploads} />)
  expect({
    signs: [...place.querySelectorAll('li:first-child svg')].map(
      (sign) => sign.getAttribute('class')?.match(/lucide-[\w-]+/)?.[0],
    ),
    status: place.querySelector('[role=status]')?.textContent ?? null,
  }).toEqual({ signs, status })
})

test.each([
  { failure: tooLarge, why: 'Larger than 5 MB' },
  { failure: { ...tooLarge, msg: 'Five megabytes at most' }, why: 'Five megabytes at most' },
  {
    failure: refusalFor('uploadLimit'),
    why: 'Something went wrong on our side. Please try again.',
  },
])('a picture is refused with the message "$why"', async ({ failure, why }) => {
  const uploads = uploadsOf([{ key: 'a', stage: 'failed', failure, preview }])
  const place = await bindings.show(<PictureField name="proof" label="Proof" uploads={uploads} />)
  expect(place.querySelector('[role=alert]')?.textContent).toBe(`Picture 1: ${why}`)
})

test('a full field accepts no more pictures', async () => {
  const pictures = ['a', 'b', 'c'].map((key) => ({ key, stage: 'waiting' as const, preview }))
  const place = await bindings.show(
    <PictureField name="proof" label="Proof" uploads={uploadsOf(pictures)} />,
  )
  expect(place.querySelector('input')).toBeNull()
})

function uploadsOf(pictures: PictureUploads['pictures']): PictureUploads {
  const [choose, remove, retry] = [vi.fn(), vi.fn(), vi.fn()]
  return { most: 3, pictures, ids: [], busy: false, choose, remove, retry }
}

/** The first sentences. The rest of the text contains the time. */
function said({ textContent }: Element): string {
  return textContent.replace(/(?<=\.)(?=[A-Z]).*$/, '')
}
