import { expect, test } from 'vitest'
import { testsCalling } from './testsCalling.ts'

const file = 'server/domain/cart/addToCart.ts'
const read = `${file} `
const of = (...names: string[]) => [read, ...names.map((name) => `${file} ${name}`)]
const others = ['server/domain/bills/listBill.ts listBill', 'server/domain/bills/listBill.ts rowOf']

const all = [
  { test: 'reads it', called: of() },
  { test: 'adds', called: of('addToCart') },
  { test: 'adds and pays', called: [...of('addToCart'), ...others] },
  { test: 'adds and shows', called: [...of('addToCart'), `server/domain/cart/showCart.ts cartOf`] },
  { test: 'adds up to the limit and pays', called: [...of('addToCart', 'refuseFull'), ...others] },
]

test('of tests that call what is edited, the one that calls most of its file and folder is asked first', () => {
  expect(testsCalling({ file, what: 'addToCart.quantity: 0 → 1' }, all)).toEqual([
    'adds up to the limit and pays',
    'adds and shows',
    'adds',
    'adds and pays',
  ])
})

test('what stands in no function is asked of tests that call one of its file', () => {
  expect(testsCalling({ file, what: 'mostLines: 50 → 51' }, all)).toHaveLength(4)
})

test('a file without functions is asked of tests that read it', () => {
  const tables = [{ test: 'reads it', called: of() }]
  expect(testsCalling({ file, what: 'mostLines: 50 → 51' }, tables)).toEqual(['reads it'])
})
