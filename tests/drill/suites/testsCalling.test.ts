import { expect, test } from 'vitest'
import { racesCalling, testsCalling } from './testsCalling.ts'

const file = 'server/domain/trade/cart/addToCart.ts'
const read = `${file} `
const of = (...names: string[]) => [read, ...names.map((name) => `${file} ${name}`)]
const others = [
  'server/domain/wallet/bills/listBill.ts listBill',
  'server/domain/wallet/bills/listBill.ts rowOf',
]

const all = [
  { test: 'reads it', called: of() },
  { test: 'adds', called: of('addToCart') },
  { test: 'adds and pays', called: [...of('addToCart'), ...others] },
  {
    test: 'adds and shows',
    called: [...of('addToCart'), `server/domain/trade/cart/showCart.ts cartOf`],
  },
  { test: 'adds up to the limit and pays', called: [...of('addToCart', 'refuseFull'), ...others] },
]

test('of tests that call what is edited, those that call most of its file and those that call little besides take turns', () => {
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

test('one that calls little besides is asked, however many call more of the file', () => {
  const called = [...of('addToCart', 'refuseFull'), ...others]
  const broad = Array.from({ length: 40 }, (_, at) => ({ test: `adds and pays ${at}`, called }))
  const near = { test: 'adds', called: of('addToCart') }
  const asked = testsCalling({ file, what: 'addToCart.quantity: 0 → 1' }, [...broad, near])
  expect([asked.indexOf('adds'), asked.length]).toEqual([1, 16])
})

test('one that speaks of the edit is asked, however many call more and nearer', () => {
  const called = of('addToCart')
  const many = Array.from({ length: 40 }, (_, at) => ({ test: `adds ${at}`, called }))
  const broad = { test: 'speaks of it', called: [...called, ...others] }
  const speaks = (test: string) => (test === broad.test ? 1 : 0)
  const asked = testsCalling({ file, what: 'addToCart: 0 → 1' }, [...many, broad], { speaks })
  expect([asked.indexOf(broad.test), asked.length]).toEqual([1, 16])
})

test('where few come by what is edited, those that call something else of its file are asked after them', () => {
  expect(testsCalling({ file, what: 'refuseFull: 0 → 1' }, all)).toEqual([
    'adds up to the limit and pays',
    'adds and shows',
    'adds',
    'adds and pays',
  ])
})

test('what only writes a part of others’ statements is asked of tests that call those, once few call it', () => {
  const orders = 'server/domain/trade/orders/payOrder.ts'
  const pays = { test: 'pays', called: [`${orders} `, `${orders} payOrder`] }
  const job = { file: 'server/domain/codes/spendProof.ts', what: 'spendProof: gt → gte' }
  const first = { test: 'adds and pays', called: [...pays.called, `${job.file} spendProof`] }
  const asked = testsCalling(job, [...all, first, pays], { importers: [orders] })
  expect(asked).toEqual(['adds and pays', 'pays'])
})

test('a race is asked apart from the others, if it calls what is edited', () => {
  const races = [
    { test: 'tests/races/adds.test.ts', called: of('addToCart') },
    { test: 'tests/races/reads.test.ts', called: of('refuseFull') },
  ]
  const job = { file, what: 'addToCart.quantity: 0 → 1' }
  expect(testsCalling(job, [...all, ...races])).toEqual(testsCalling(job, all))
  expect(racesCalling(job, [...all, ...races])).toEqual(['tests/races/adds.test.ts'])
})
