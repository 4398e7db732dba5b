// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { showInvoice } from '../../../contract/invoice.ts'
import { aCreditNote, anInvoiceAnswer } from '../../../tests/factories/invoiceAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { dayOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './invoiceScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(path = '/invoice/31') {
  window.history.replaceState(null, '', path)
  return bindings.show(<Route path="/invoice/:id?" component={Screen} />)
}

const longDay = (at: string) => dayOutline(at, 'long')
const creditDay = longDay('2026-01-09T10:00:00.000Z')
const words = (place: Element) => outlineOf(place).map((line) => line.replaceAll('\n', ' / '))

test('an invoice shows who sells, who buys, the lines and the sums', async () => {
  bindings.answers(showInvoice, anInvoiceAnswer())
  const place = await shown()
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  expect(words(place.querySelector('article')!)).toEqual([
    'h2 | Invoice INV-000012',
    'Issued',
    longDay('2026-01-05T10:00:00.000Z'),
    'Order number',
    'HL260105ABCDEFGHJK',
    'Placed',
    longDay('2026-01-05T10:00:00.000Z'),
    'h3 | Seller',
    'Harborlane Ltd / 1 Pier Road / Bristol / help@shop.test / Company 1',
    'h3 | Billed to',
    'Ada Fisher / 12 Quay Street / Portland, Oregon 97201 / United States',
    'Item',
    'Quantity',
    'Unit price',
    'Amount',
    'Canvas tote',
    'Navy · North Pier',
    '2',
    '$10.00',
    '$20.00',
    'Subtotal',
    '$20.00',
    'Shipping',
    '$4.90',
    'Total',
    '$24.90',
    'h3 | Sold by',
    'North Pier: North Pier LLC · 2 Quay, Portland · hi@pier.test',
    'Paid in full from the shop wallet. All amounts are in US dollars. No tax is itemised.',
  ])
})

test('credit notes are taken off the total, and name their pieces', async () => {
  bindings.answers(showInvoice, anInvoiceAnswer([aCreditNote(3, 900), aCreditNote(5, 100)]))
  const place = await shown()
  await soon(() => expect(place.querySelector('article')).not.toBeNull())
  expect(words(place.querySelector('article > dl')!)).toEqual([
    'Subtotal',
    '$20.00',
    'Shipping',
    '$4.90',
    'Total',
    '$24.90',
    `Credit note CN-000003 · ${creditDay}`,
    '−$9.00',
    `Credit note CN-000005 · ${creditDay}`,
    '−$1.00',
    'You paid',
    '$14.90',
  ])
  expect([...place.querySelectorAll('section')].slice(2, 4).map(words)).toEqual([
    [`h3 | Credit note CN-000003 · ${creditDay}`, 'Canvas tote × 1', '−$9.00'],
    [`h3 | Credit note CN-000005 · ${creditDay}`, 'Canvas tote × 1', '−$1.00'],
  ])
})

test('the button prints', async () => {
  bindings.answers(showInvoice, anInvoiceAnswer())
  let printed = 0
  window.print = () => void (printed += 1)
  const place = await shown()
  await soon(() => expect(place.querySelector('footer button')).not.toBeNull())
  place.querySelector<HTMLElement>('footer button')!.click()
  expect(printed).toBe(1)
})

test('an address without a number shows the way to the orders', async () => {
  const place = await shown('/invoice')
  expect(place.textContent).toContain('We couldn’t find that order')
})
