// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { CartLines } from './cartLines.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    sold: [true, true],
    chosen: [true, false],
    boxes: ['partly', 'on', 'off'],
  },
  {
    sold: [true, true],
    chosen: [true, true],
    boxes: ['on', 'on', 'on'],
  },
  {
    sold: [true, false],
    chosen: [true, true],
    boxes: ['on', 'on', 'never'],
  },
  {
    sold: [true, true],
    chosen: [false, false],
    boxes: ['off', 'off', 'off'],
  },
  {
    sold: [false, false],
    chosen: [true, true],
    boxes: ['never', 'never', 'never'],
  },
])('of two lines sold $sold, and chosen $chosen, the boxes are $boxes', async (given) => {
  const { sold, chosen, boxes } = given
  const lines = sold.map((sellable, index) =>
    aCartLine({
      skuId: 200 + index,
      title: `Tote ${index}`,
      sellable,
      selected: chosen[index] ?? false,
    }),
  )
  const place = await bindings.show(<CartLines actor={bindings.cart} lines={lines} />)
  const shown = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect([shown.map((box) => box.closest('label')?.textContent), shown.map(standOf)]).toEqual([
    ['Select everything of North Pier', 'Select Tote 0', 'Select Tote 1'],
    boxes,
  ])
})

function standOf({ disabled, indeterminate, checked }: HTMLInputElement): string {
  if (disabled) return checked || indeterminate ? 'locked' : 'never'
  return indeterminate ? 'partly' : checked ? 'on' : 'off'
}
