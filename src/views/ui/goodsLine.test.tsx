// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { GoodsLine } from './goodsLine.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const tote = {
  href: '/detail/20/3',
  picture: aPictureOf('tote'),
  title: 'Canvas tote',
  variant: 'Navy',
  unitPriceCents: 1_000,
}

test.each([
  {
    of: 'one variant of several',
    given: tote,
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00',
      '3 left',
    ],
  },
  {
    of: 'goods that can’t be returned',
    given: { ...tote, nonReturnable: true },
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      'Can’t be returned once it was sent',
      '$10.00',
      '3 left',
    ],
  },
  {
    of: 'the only variant',
    given: { ...tote, variant: '' },
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      '$10.00',
      '3 left',
    ],
  },
  {
    of: 'a few pieces',
    given: { ...tote, quantity: 3 },
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00× 3',
      '3 left',
    ],
  },
  {
    of: 'a price that fell',
    given: { ...tote, formerPriceCents: 1_200 },
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00down from $12.00',
      '3 left',
    ],
  },
  {
    of: 'a price that rose',
    given: { ...tote, formerPriceCents: 900 },
    expected: [
      'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
      'a href=/detail/20/3 | Canvas tote',
      'Navy',
      '$10.00up from $9.00',
      '3 left',
    ],
  },
])('a line with $of shows its product and price', async ({ given, expected }) => {
  const place = await bindings.show(<GoodsLine {...given}>{'3 left'}</GoodsLine>)
  expect(outlineOf(place)).toEqual(expected)
})
