import { describe, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import {
  initialChoice,
  isOffered,
  missingOption,
  offerOf,
  picturesOf,
  variantOf,
  withValue,
} from './variantSelectors.ts'

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
  test('nothing is chosen for the shopper where there is a real choice', () => {
    expect([initialChoice(shirt, null), missingOption(shirt, {})?.key]).toEqual([{}, 'colour'])
  })

  test('a product without options has its single variant', () => {
    const choice = initialChoice(mug, null)
    expect([variantOf(mug, choice)?.skuId, missingOption(mug, choice)]).toEqual([9, null])
  })

  test('an option with a single value is chosen', () => {
    const onlySand = {
      options: [{ ...shirt.options[0]!, values: [value('sand')] }, shirt.options[1]!],
      variants: shirt.variants.filter(({ values }) => values[0] === 'sand'),
    }
    const choice = initialChoice(onlySand, null)
    expect([choice, missingOption(onlySand, choice)?.key]).toEqual([{ colour: 'sand' }, 'size'])
  })

  test('the variant that the shopper chose before is chosen, sold out or not', () => {
    expect([1, 2, 77].map((skuId) => initialChoice(shirt, skuId))).toEqual([
      { colour: 'navy', size: 'm' },
      { colour: 'navy', size: 'l' },
      {},
    ])
  })

  test('a value keeps what was chosen, and fills nothing in', () => {
    expect([
      withValue(shirt, {}, { option: 'size', value: 'm' }),
      withValue(shirt, { colour: 'sand', size: 'm' }, { option: 'colour', value: 'navy' }),
      withValue(shirt, { colour: 'navy', size: 'm' }, { option: 'size', value: 'l' }),
    ]).toEqual([{ size: 'm' }, { colour: 'navy', size: 'm' }, { colour: 'navy', size: 'l' }])
  })

  test('a value drops what no variant has together with it', () => {
    const chosen = { colour: 'sand', size: 'm' }
    expect([
      withValue(shirt, chosen, { option: 'size', value: 'l' }),
      withValue(shirt, chosen, { option: 'size', value: 'xxl' }),
    ]).toEqual([{ size: 'l' }, chosen])
  })

  test('of three options only the one that does not fit is dropped', () => {
    const lamp = {
      options: ['colour', 'size', 'plug'].map((key) => ({ key, name: key, values: [] })),
      variants: [
        variant(1, ['navy', 'l', 'uk'], 1),
        variant(2, ['sand', 'm', 'uk'], 1),
        variant(3, ['sand', 'l', 'eu'], 1),
      ],
    }
    const chosen = { colour: 'navy', size: 'l', plug: 'uk' }
    expect(withValue(lamp, chosen, { option: 'size', value: 'm' })).toEqual({
      size: 'm',
      plug: 'uk',
    })
  })

  test('a combination that doesn’t exist has no variant', () => {
    expect(variantOf(shirt, { colour: 'sand', size: 'l' })).toBeNull()
  })

  test('a value is offered while a variant with it and the rest of the choice is in stock', () => {
    const offered = (choice: Record<string, string>) =>
      ['m', 'l', 'xl'].map((size) => isOffered(shirt, choice, { option: 'size', value: size }))
    expect([offered({}), offered({ colour: 'navy' }), offered({ size: 'm' })]).toEqual([
      [true, false, true],
      [true, false, true],
      [true, false, true],
    ])
  })

  test('a value that no variant has together with the choice counts by itself', () => {
    const offered = ['l', 'xl'].map((size) =>
      isOffered(shirt, { colour: 'sand' }, { option: 'size', value: size }),
    )
    const navyOnly = { ...shirt, variants: [variant(1, ['navy', 'm'], 1)] }
    expect([
      offered,
      isOffered(navyOnly, { colour: 'sand' }, { option: 'size', value: 'm' }),
      isOffered(navyOnly, {}, { option: 'size', value: 'l' }),
    ]).toEqual([[false, false], true, false])
  })

  test('price, stock and picture are known as far as the open variants agree', () => {
    const picture = aPictureOf('navy')
    expect([
      offerOf(shirt, {}),
      offerOf(shirt, { colour: 'navy' }),
      offerOf(shirt, { colour: 'navy', size: 'l' }),
      offerOf({ ...shirt, variants: [] }, {}),
    ]).toEqual([
      {
        priceCents: 90,
        originalPriceCents: null,
        priceVaries: true,
        stock: 5,
        picture: null,
      },
      { priceCents: 90, originalPriceCents: null, priceVaries: true, stock: 3, picture },
      { priceCents: 90, originalPriceCents: null, priceVaries: false, stock: 0, picture },
      {
        priceCents: null,
        originalPriceCents: null,
        priceVaries: false,
        stock: 0,
        picture: null,
      },
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
