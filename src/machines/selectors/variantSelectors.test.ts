import { describe, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { firstChoice, isOffered, picturesOf, variantOf, withValue } from './variantSelectors.ts'

const value = (key: string) => ({ key, name: key, swatch: null })
const variant = (skuId: number, values: string[], stock: number, priceCents = 100) => ({
  skuId,
  values,
  label: values.join(', '),
  priceCents,
  originalPriceCents: null,
  stock,
  picture: aPictureOf(values[0] ?? 'mug'),
})
const shirt = {
  options: [
    { key: 'colour', name: 'Colour', values: [value('navy'), value('sand')] },
    { key: 'size', name: 'Size', values: [value('m'), value('l'), value('xl')] },
  ],
  variants: [
    variant(1, ['navy', 'm'], 3, 120),
    variant(2, ['navy', 'l'], 0, 90),
    variant(3, ['sand', 'm'], 5),
    variant(4, ['sand', 'xl'], 0),
    variant(5, ['navy', 'xl'], 2),
  ],
}
const mug = { options: [], variants: [variant(9, [], 1)] }

describe('choosing a variant', () => {
  test('a product opens with its cheapest variant in stock, the first of equals', () => {
    expect([firstChoice(shirt), variantOf(mug, firstChoice(mug))?.skuId]).toEqual([
      { colour: 'sand', size: 'm' },
      9,
    ])
  })

  test('the last piece is in stock like any other', () => {
    const last = {
      ...shirt,
      variants: [variant(1, ['navy', 'm'], 3, 120), variant(3, ['sand', 'm'], 1)],
    }
    expect(firstChoice(last)).toEqual({ colour: 'sand', size: 'm' })
    expect(isOffered(last, 'colour', 'sand')).toBe(true)
    const from = { colour: 'navy', size: 'l' }
    expect(withValue(last, from, { option: 'size', value: 'm' })).toEqual({
      colour: 'navy',
      size: 'm',
    })
  })

  test('of two equally cheap variants the first is chosen', () => {
    const alike = {
      ...shirt,
      variants: [variant(1, ['navy', 'm'], 3), variant(3, ['sand', 'm'], 5)],
    }
    expect(firstChoice(alike)).toEqual({ colour: 'navy', size: 'm' })
  })

  test('a sold-out product opens with its first variant', () => {
    const soldOut = { ...shirt, variants: shirt.variants.map((each) => ({ ...each, stock: 0 })) }
    expect(firstChoice(soldOut)).toEqual({ colour: 'navy', size: 'm' })
  })

  test('a variant in stock beats a cheaper one that is sold out and comes first', () => {
    const dear = {
      ...shirt,
      variants: [variant(1, ['navy', 'm'], 0, 90), variant(3, ['sand', 'm'], 1, 100)],
    }
    expect(firstChoice(dear)).toEqual({ colour: 'sand', size: 'm' })
  })

  test('a last piece with the same other options beats many with others, and of equals the first wins', () => {
    const from = { colour: 'navy', size: 'm' }
    const large = { option: 'size', value: 'xl' }
    const many = {
      ...shirt,
      variants: [variant(4, ['sand', 'xl'], 9), variant(5, ['navy', 'xl'], 1)],
    }
    const alike = {
      ...shirt,
      variants: [variant(4, ['sand', 'xl'], 9), variant(6, ['red', 'xl'], 9)],
    }
    expect([withValue(many, from, large), withValue(alike, from, large)]).toEqual([
      { colour: 'navy', size: 'xl' },
      { colour: 'sand', size: 'xl' },
    ])
  })

  test('without variants nothing is chosen, and the choice stays', () => {
    const none = { ...shirt, variants: [] }
    const from = { colour: 'navy', size: 'm' }
    expect([firstChoice(none), withValue(none, from, { option: 'size', value: 'xl' })]).toEqual([
      {},
      from,
    ])
  })

  test('a value keeps the other options where that is in stock, else changes them', () => {
    const from = { colour: 'sand', size: 'm' }
    expect([
      withValue(shirt, from, { option: 'colour', value: 'navy' }),
      withValue(shirt, from, { option: 'size', value: 'xl' }),
      withValue(shirt, from, { option: 'size', value: 'l' }),
    ]).toEqual([
      { colour: 'navy', size: 'm' },
      { colour: 'navy', size: 'xl' },
      { colour: 'navy', size: 'l' },
    ])
  })

  test('a combination that doesn’t exist has no variant', () => {
    expect(variantOf(shirt, { colour: 'sand', size: 'l' })).toBeNull()
  })

  test('a value is offered while one variant with it is in stock', () => {
    expect(['m', 'l', 'xl'].map((size) => isOffered(shirt, 'size', size))).toEqual([
      true,
      false,
      true,
    ])
  })

  test('values have pictures where the pictures distinguish them', () => {
    const onlyNavy = {
      options: [{ key: 'colour', name: 'Colour', values: [value('navy')] }],
      variants: [variant(1, ['navy'], 3)],
    }
    expect(picturesOf(onlyNavy, 'colour')).toBeNull()
    expect([picturesOf(shirt, 'colour'), picturesOf(shirt, 'size')]).toEqual([
      new Map([
        ['navy', aPictureOf('navy')],
        ['sand', aPictureOf('sand')],
      ]),
      null,
    ])
  })
})
