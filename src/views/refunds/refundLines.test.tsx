// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RefundLines } from './refundLines.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const none = 'Choose what you want your money back for'

test.each([
  { back: 0, left: 2, chosen: 0, says: '', asks: 2, canStep: false },
  { back: 0, left: 2, chosen: 1, says: '', asks: 0, canStep: true },
  { back: 1, left: 1, chosen: 0, says: '1 piece was refunded already', asks: 1, canStep: false },
  { back: 1, left: 1, chosen: 1, says: '1 piece was refunded already', asks: 0, canStep: false },
  { back: 2, left: 0, chosen: 0, says: '$20.00 was refunded already', asks: null, canStep: false },
])('with two pieces, $back refunded and $chosen chosen, a tap chooses $asks', async (given) => {
  const { back, left, chosen, says, asks, canStep } = given
  const lines = anOrder().lines.map((line) => ({
    ...line,
    refundedQuantity: back,
    refundableQuantity: left,
    refundedCents: back * 1_000,
  }))
  const onChoose = vi.fn<(lines: unknown) => void>()
  const place = await bindings.show(
    <RefundLines
      order={anOrder({ lines })}
      chosen={chosen === 0 ? [] : [{ lineId: 1, quantity: chosen }]}
      onChoose={onChoose}
    />,
  )
  place.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  expect([
    place.querySelector('label')?.textContent,
    place.querySelector('[role=alert]')?.textContent ?? null,
    place.querySelector('[role=group]') !== null,
    onChoose.mock.lastCall?.[0] ?? null,
  ]).toEqual([
    `Canvas toteNavy$10.00 × 2${says}`,
    chosen === 0 ? none : null,
    canStep,
    asks === null ? null : asks === 0 ? [] : [{ lineId: 1, quantity: asks }],
  ])
})

test('with five pieces and two refunded, a third can be added to two chosen ones', async () => {
  const some = { quantity: 5, refundedQuantity: 2, refundableQuantity: 3 }
  const lines = anOrder().lines.map((line) => ({ ...line, ...some }))
  const place = await bindings.show(
    <RefundLines
      order={anOrder({ lines })}
      chosen={[{ lineId: 1, quantity: 2 }]}
      onChoose={() => {}}
    />,
  )
  expect(outlineOf(place)).toEqual([
    'h2 | For what',
    'input type=checkbox checked',
    'img alt=',
    'Canvas toteNavy$10.00 × 52 pieces were refunded already',
    'div role=group aria-label=Quantity of Canvas tote, pieces | button type=button aria-label=One fewer | input aria-label=Pieces value=2 | button type=button aria-label=One more',
  ])
})
