// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReorderLine } from '../../../contract/orders.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ReorderReport } from './reorderReport.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})
afterAll(sheetsLeft)

const line: ReorderLine = {
  lineId: 1,
  skuId: 200,
  title: 'Canvas tote',
  variant: 'Navy',
  outcome: 'added',
  added: 2,
  wanted: 2,
  beforeCents: 1_000,
  nowCents: 1_000,
}

test('the report keeps its text during its closing animation', async () => {
  const sliding = { finished: new Promise(() => {}) } as unknown as Animation
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([sliding])
  await bindings.show(<ReportShown />)
  const words = () => document.querySelector('[role=dialog] ul')?.textContent ?? null
  const observed = words()
  await act(async () =>
    document.querySelector<HTMLElement>('[role=dialog] [aria-label=Close]')?.click(),
  )
  expect([isOpen, observed, words()]).toEqual([
    false,
    'Canvas tote · Navy2 pieces added',
    'Canvas tote · Navy2 pieces added',
  ])
})

test('the report shows the outcome of each line', async () => {
  const lines: ReorderLine[] = [
    line,
    { ...line, lineId: 2, variant: '', added: 1, wanted: 1, nowCents: 1_200 },
    { ...line, lineId: 3, outcome: 'fewer', added: 1, nowCents: 900 },
    { ...line, lineId: 4, outcome: 'outOfStock', added: 0, nowCents: 1_200 },
    { ...line, lineId: 5, outcome: 'notSellable', added: 0, nowCents: null },
    { ...line, lineId: 6, outcome: 'cartFull', added: 0 },
    { ...line, lineId: 7, outcome: 'pieceLimit', added: 1 },
  ]
  await bindings.show(<ReorderReport lines={lines} onClose={() => {}} />)
  await soon(() => expect(openSheet()).not.toBeNull())
  expect(outlineOf(openSheet()!)).toEqual([
    'div aria-hidden=true',
    'h2 | Put into the cart again',
    'button type=button tabindex=0 aria-label=Close',
    [
      'div data-drawer-content=',
      'div data-outcome=added',
      'Canvas tote · Navy',
      '2 pieces added',
      'div data-outcome=added',
      'Canvas tote',
      '1 piece added',
      'The price was $10.00 and is $12.00',
      'div data-outcome=fewer',
      'Canvas tote · Navy',
      'Only 1 of 2: no more are in stock',
      'The price was $10.00 and is $9.00',
      'div data-outcome=outOfStock',
      'Canvas tote · Navy',
      'Out of stock',
      'div data-outcome=notSellable',
      'Canvas tote · Navy',
      'No longer for sale',
      'div data-outcome=cartFull',
      'Canvas tote · Navy',
      'Your cart is full',
      'div data-outcome=pieceLimit',
      'Canvas tote · Navy',
      '1 of 2 added: 99 of one kind is the most',
    ].join(' | '),
    'a href=/bag | To the cart',
  ])
})

test('the report has no cart link where nothing was added', async () => {
  let closed = 0
  const none: ReorderLine = { ...line, outcome: 'outOfStock', added: 0 }
  await bindings.show(<ReorderReport lines={[none]} onClose={() => (closed += 1)} />)
  await soon(() => expect(openSheet()).not.toBeNull())
  const foot = openSheet()!.querySelector('footer')!
  const observed = outlineOf(foot)
  await act(async () => foot.querySelector('button')?.click())
  expect([observed, closed]).toEqual([['button type=button | Close'], 1])
})

let isOpen = true

function ReportShown() {
  const [lines, setLines] = useState<readonly ReorderLine[] | null>([line])
  const close = () => {
    isOpen = false
    setLines(null)
  }
  return <ReorderReport lines={lines} onClose={close} />
}
