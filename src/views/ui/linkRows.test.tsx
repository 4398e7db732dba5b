// @vitest-environment happy-dom
import { Mail } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { LinkRow, OutsideRow, PlainRow } from './linkRows.tsx'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { ShopLink } from './shopRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { to: 'https://carrier.test/1Z9', opens: ['_blank', 'noreferrer'] },
  { to: 'mailto:help@shop.test', opens: [null, null] },
  { to: 'tel:+442079460000', opens: [null, null] },
])('a row to $to outside the app opens $opens', async ({ to, opens }) => {
  const place = await bindings.show(
    <OutsideRow href={to} Icon={Mail}>
      {'Write to us'}
    </OutsideRow>,
  )
  const link = place.querySelector('a')
  expect([outlineOf(place), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
    [`a href=${to} | Write to us`],
    ...opens,
  ])
})

test.each([
  { note: 'Where a parcel is', end: '3', expected: ['a href=/orders | OrdersWhere a parcel is3'] },
  { note: undefined, end: undefined, expected: ['a href=/orders | Orders'] },
])('a link row shows its label, with $note and $end', async ({ note, end, expected }) => {
  const place = await bindings.show(
    <LinkRow href="/orders" Icon={Mail} note={note} end={end}>
      {'Orders'}
    </LinkRow>,
  )
  expect(outlineOf(place)).toEqual(expected)
})

test('a plain row has no link', async () => {
  const place = await bindings.show(
    <PlainRow Icon={Mail} end="open">
      {'Mon–Fri'}
    </PlainRow>,
  )
  expect(outlineOf(place)).toEqual(['Mon–Friopen'])
})

test.each([
  { favorableRatePercent: null, expected: 'North Pier1 follower1,200 sold' },
  { favorableRatePercent: 97, expected: 'North Pier1 follower97% positive1,200 sold' },
])('a shop that $favorableRatePercent % of its buyers liked shows "$expected"', async (given) => {
  const shop = { ...aProduct().shop, fans: 1, totalSold: 1_200 }
  const place = await bindings.show(
    <ShopLink shop={{ ...shop, favorableRatePercent: given.favorableRatePercent }} />,
  )
  expect(outlineOf(place)).toEqual([
    `a href=/shop/3 | span data-picture-of=/shop/3 | ${given.expected}`,
  ])
})
