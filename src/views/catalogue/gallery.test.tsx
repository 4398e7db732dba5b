// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { Gallery } from './gallery.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [front, back, navy] = ['front', 'back', 'navy'].map((name) => aPictureOf(name))

test.each([
  { of: 'one picture', pictures: [front], chosen: undefined, shown: ['front'], turners: [] },
  {
    of: 'two',
    pictures: [front, back],
    chosen: undefined,
    shown: ['front', 'back'],
    turners: ['Previous picture', 'Next picture', '1 / 2', '2 / 2'],
  },
  {
    of: 'one, and another of the variant',
    pictures: [front],
    chosen: navy,
    shown: ['front', 'navy'],
    turners: ['Previous picture', 'Next picture', '1 / 2', '2 / 2'],
  },
  {
    of: 'two, of which one is the variant’s',
    pictures: [front, navy],
    chosen: navy,
    shown: ['front', 'navy'],
    turners: ['Previous picture', 'Next picture', '1 / 2', '2 / 2'],
  },
])('a gallery of $of shows each once, and is turned by $turners', async (given) => {
  const pictures = given.pictures.filter((each) => each !== undefined)
  const onEnlarge = vi.fn()
  const place = await bindings.show(
    <Gallery title="Tote" pictures={pictures} chosen={given.chosen} onEnlarge={onEnlarge} />,
  )
  expect([
    [...place.querySelectorAll('li img')].map(
      (each) => /pictures\/(\w+)-/.exec(each.getAttribute('src') ?? '')?.[1],
    ),
    [...place.querySelectorAll('button[aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    ),
    place.querySelector('[aria-hidden]:not(svg)')?.textContent,
  ]).toEqual([given.shown, given.turners, given.turners[2]])
})

test('a thumb, and the arrows from where it stands, turn to their picture and no further', async () => {
  const pictures = [front, back, navy].filter((each) => each !== undefined)
  const place = await bindings.show(
    <Gallery title="Tote" pictures={pictures} chosen={undefined} onEnlarge={() => {}} />,
  )
  const turned: unknown[] = []
  const strip = place.querySelector('ul')
  if (!strip) throw new Error('no pictures')
  Object.defineProperty(strip, 'clientWidth', { value: 100 })
  strip.scrollTo = ((to: ScrollToOptions) => {
    turned.push(to.left)
    strip.scrollLeft = to.left ?? 0
    strip.dispatchEvent(new Event('scroll'))
  }) as typeof strip.scrollTo
  const press = (label: string) =>
    act(async () => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())
  for (const label of [
    '2 / 3',
    'Next picture',
    'Next picture',
    '1 / 3',
    'Previous picture',
    '3 / 3',
  ]) {
    await press(label)
  }
  const current = [...place.querySelectorAll('[aria-current]')].map((thumb) =>
    thumb.getAttribute('aria-current'),
  )
  expect([turned, current]).toEqual([
    [100, 200, 0, 200],
    ['false', 'false', 'true'],
  ])
})
