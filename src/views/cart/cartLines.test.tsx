// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCartLine } from '../../../tests/factories/cartAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
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
])('with two lines on sale $sold and selected $chosen, the boxes are $boxes', async (given) => {
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

const stepper = (quantity: number, more = '') =>
  `div role=group aria-label=Quantity of Canvas tote | button type=button aria-label=One fewer | input aria-label=Pieces value=${quantity} | button type=button aria-label=One more${more}`

test.each([
  {
    of: 'there are more',
    line: { quantity: 8 },
    expected: [' checked', '$10.00', stepper(8)],
    tone: null,
  },
  {
    of: 'there are no more',
    line: { quantity: 9 },
    expected: [' checked', '$10.00', stepper(9, ' disabled')],
    tone: null,
  },
  {
    of: 'there are fewer',
    line: { quantity: 12 },
    expected: [' checked', '$10.00', 'Only 9 left', stepper(12, ' disabled')],
    tone: 'wait',
  },
  {
    of: 'there are none',
    line: { available: 0 },
    expected: [' disabled', '$10.00', 'Sold out'],
    tone: 'bad',
  },
  {
    of: 'it is gone',
    line: { sellable: false },
    expected: [' disabled', '$10.00', 'No longer for sale'],
    tone: 'bad',
  },
  {
    of: 'it cost less',
    line: { seenPriceCents: 900 },
    expected: [' checked', '$10.00up from $9.00', stepper(2)],
    tone: null,
  },
])(
  'where $of, the line shows it and offers the matching actions',
  async ({ line, expected, tone }) => {
    const place = await bindings.show(
      <CartLines actor={bindings.cart} lines={[aCartLine({ variant: '', ...line })]} />,
    )
    const chip = place.querySelector('li .lucide-circle-alert')?.parentElement
    const [box, ...words] = expected
    expect([
      [...place.querySelectorAll('li')].map(outlineOf),
      chip?.className.match(/wait|bad/)?.[0] ?? null,
    ]).toEqual([
      [
        [
          'Select Canvas tote',
          `input type=checkbox${box}`,
          'a tabindex=-1 aria-hidden=true href=/detail/20/3 | img alt=',
          'a href=/detail/20/3 | Canvas tote',
          ...words,
          'button type=button aria-label=Remove Canvas tote | span aria-hidden=true | Remove',
          'button type=button tabindex=-1 aria-hidden=true | Remove',
        ],
      ],
      tone,
    ])
  },
)

function standOf({ disabled, indeterminate, checked }: HTMLInputElement): string {
  if (disabled) return checked || indeterminate ? 'locked' : 'never'
  return indeterminate ? 'partly' : checked ? 'on' : 'off'
}
