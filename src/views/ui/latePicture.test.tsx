// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { LatePicture } from './latePicture.tsx'
import styles from './picture.module.css'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const picture = aPictureOf('tote')
const shownIn = (place: Element) => place.querySelector(':not(noscript) > img')?.getAttribute('src')

test.each([
  { expected: [false], src: undefined },
  { expected: [false, true, false], src: picture.small },
])(
  'a picture whose visibility events are $expected has the source $src',
  async ({ expected, src }) => {
    const near = watchNearness()
    const place = await bindings.show(<LatePicture picture={picture} alt="" size={48} />)
    const before = shownIn(place)
    await near.intersect(...expected)
    expect([before, shownIn(place), near.waitedFor()]).toEqual([undefined, src, src ? 0 : 1])
  },
)

test.each([
  { of: 'of its own size', sizes: undefined, isFluid: false, side: '48px' },
  { of: 'as wide as its place', sizes: '50vw', isFluid: true, side: '' },
])('a picture $of has a placeholder', async ({ sizes, isFluid, side }) => {
  watchNearness()
  const place = await bindings.show(
    <LatePicture picture={picture} alt="" size={48} sizes={sizes} />,
  )
  const held = place.querySelector('span')
  const { width, height, background } = held!.style
  expect([held?.classList.contains(String(styles['fluid'])), width, height, background]).toEqual([
    isFluid,
    side,
    side,
    picture.tone,
  ])
})
