import { describe, expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { canChoose, firstChoice, openOptions, pictureFor, variantOf } from './variantSelectors.ts'

const value = (key: string) => ({ key, name: key, swatch: null })
const variant = (skuId: number, values: string[], stock: number) => ({
  skuId,
  values,
  label: values.join(', '),
  priceCents: 100,
  stock,
  picture: aPictureOf(`${skuId}`),
})
const shirt = {
  options: [
    { key: 'colour', name: 'Colour', values: [value('navy'), value('sand')] },
    { key: 'size', name: 'Size', values: [value('m'), value('l')] },
  ],
  variants: [
    variant(1, ['navy', 'm'], 3),
    variant(2, ['navy', 'l'], 0),
    variant(3, ['sand', 'm'], 5),
  ],
}
const mug = { options: [], variants: [variant(9, [], 1)] }

describe('choosing a variant', () => {
  test('a product without options is chosen at once', () => {
    expect([variantOf(mug, {})?.skuId, firstChoice(mug)]).toEqual([9, {}])
  })

  test('nothing is chosen until every option is', () => {
    expect(variantOf(shirt, { colour: 'navy' })).toBeNull()
    expect(openOptions(shirt, { colour: 'navy' }).map(({ key }) => key)).toEqual(['size'])
    expect(variantOf(shirt, { colour: 'sand', size: 'm' })?.skuId).toBe(3)
  })

  test('a combination that isn’t made names no variant', () => {
    expect(variantOf(shirt, { colour: 'sand', size: 'l' })).toBeNull()
  })

  test('a value that leads only to sold-out or missing variants can’t be chosen', () => {
    expect([
      canChoose(shirt, {}, 'size', 'l'),
      canChoose(shirt, { colour: 'navy' }, 'size', 'm'),
      canChoose(shirt, { colour: 'sand' }, 'size', 'l'),
      canChoose(shirt, { size: 'm' }, 'colour', 'sand'),
    ]).toEqual([false, true, false, true])
  })

  test('an option with one value comes chosen', () => {
    const options = [{ key: 'size', name: 'Size', values: [value('one')] }]
    expect(firstChoice({ options, variants: [] })).toEqual({ size: 'one' })
  })

  test('the picture follows what is chosen so far', () => {
    expect(pictureFor(shirt, { colour: 'sand' })).toEqual(aPictureOf('3'))
  })
})
