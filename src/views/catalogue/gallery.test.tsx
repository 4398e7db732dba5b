// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { picturesIn } from '../../../tests/support/picturesIn.ts'
import { notePictureOf } from '../shell/sharedPicture.ts'
import { Gallery } from './gallery.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

const [front, back, navy] = [aPictureOf('front'), aPictureOf('back'), aPictureOf('navy')]

type Given = Partial<Parameters<typeof Gallery>[0]>

const shown = ({ pictures = [front, back, navy], chosen, onEnlarge = () => {} }: Given = {}) =>
  bindings.show(<Gallery title="Tote" pictures={pictures} chosen={chosen} onEnlarge={onEnlarge} />)

/** Records the scroll targets of the strip and scrolls there. A picture is 100 px wide. */
function watchTurns(): unknown[] {
  const turned: unknown[] = []
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scrollTo(this: Element, to) {
    const { left } = to as ScrollToOptions
    turned.push(left)
    this.scrollLeft = left ?? 0
    this.dispatchEvent(new Event('scroll'))
  })
  return turned
}

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
])('a gallery of $of shows each picture once and has the controls $turners', async (given) => {
  const place = await shown(given)
  expect([
    picturesIn(place.querySelector('ul')!),
    [...place.querySelectorAll('button[aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    ),
    place.querySelector('[aria-hidden]:not(svg)')?.textContent,
  ]).toEqual([given.shown, given.turners, given.turners[2]])
})

test('a thumbnail shows its picture, and arrows show the next one up to the last', async () => {
  const turned = watchTurns()
  const place = await shown()
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

test.each([
  { of: 'no variant', chosen: undefined, turned: [] },
  { of: 'a variant that looks like the first', chosen: front, turned: [0] },
  { of: 'a variant that looks like the last', chosen: navy, turned: [200] },
  { of: 'a variant that looks like none', chosen: aPictureOf('sand'), turned: [300] },
])('choosing $of shows its picture', async ({ chosen, turned }) => {
  const turns = watchTurns()
  await shown({ chosen })
  expect(turns).toEqual(turned)
})

test('the first picture represents the product and loads first, and the visible one is focusable', async () => {
  const place = await shown({ pictures: [front, back] })
  expect([
    outlineOf(place.querySelector('ul')!),
    [...place.querySelectorAll('li img')].map((image) => image.getAttribute('loading')),
  ]).toEqual([
    [
      `li data-picture-of=${window.location.pathname} | button type=button tabindex=0 | img alt=Tote, picture 1 of 2`,
      'button type=button tabindex=-1 | img alt=Tote, picture 2 of 2',
    ],
    ['eager', 'lazy'],
  ])
})

test.each([
  { of: 'with one finger waits to see what it does', fingers: 1, enlarged: [] },
  { of: 'with two fingers is enlarged', fingers: 2, enlarged: [[[front, back], 1]] },
])('a picture that is touched $of', async ({ fingers, enlarged }) => {
  const onEnlarge = vi.fn()
  const place = await shown({ pictures: [front, back], onEnlarge })
  const touch = new Event('touchstart', { bubbles: true })
  Object.defineProperty(touch, 'touches', { value: Array.from({ length: fingers }) })
  await act(async () => place.querySelectorAll('li button')[1]?.dispatchEvent(touch))
  expect(onEnlarge.mock.calls).toEqual(enlarged)
})

test.each([
  { of: 'the picture in sight', from: 'li button', reached: 'Tote, picture 2 of 3' },
  { of: 'a thumb', from: '[aria-label="1 / 3"]', reached: '1 / 3' },
])(
  'an arrow key on $of shows the next picture, and moves the focus only between pictures',
  async (given) => {
    const turned = watchTurns()
    const place = await shown()
    const from = place.querySelector<HTMLElement>(given.from)
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
    await act(async () => {
      from?.focus()
      from?.dispatchEvent(press)
    })
    const { activeElement } = document
    expect([
      turned,
      activeElement?.getAttribute('aria-label') ?? activeElement?.querySelector('img')?.alt,
    ]).toEqual([[100], given.reached])
  },
)

test.each([
  { of: 'the file that its card showed', from: '', behind: ['url("/tote.webp")', 'true'] },
  { of: 'nothing of another product', from: '/detail/21', behind: ['', undefined] },
])('behind the first picture stands $of until it is loaded', async ({ from, behind }) => {
  const path = from || window.location.pathname
  const card = document.createElement('span')
  const image = card.appendChild(document.createElement('img'))
  Object.defineProperty(image, 'currentSrc', { value: '/tote.webp' })
  notePictureOf(path, card)
  const place = await shown()
  notePictureOf(path, null)
  const first = place.querySelector('li')
  expect([first?.style.backgroundImage, first?.dataset['seen']]).toEqual(behind)
})
