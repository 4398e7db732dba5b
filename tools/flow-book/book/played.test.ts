// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ArrowEntry } from './bookData.ts'
import { screenOf } from './screens.ts'
import { seenOf } from './seen.ts'

const shown = (nodes: readonly Node[]) => {
  const place = document.createElement('div')
  place.append(...nodes)
  return place
}

test('a state shows its screen on the device and in the language that the reader chose', () => {
  const screens = ['phone', 'desktop'].flatMap((device) =>
    ['en', 'zh-CN'].map((lang) => ({ device, lang, file: `${device}.${lang}.avif` })),
  )
  const place = shown(screenOf({ title: 'Delivered', screens }))
  const press = (name: string) =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
  const seen = () => {
    const image = place.querySelector('img')
    return [image?.getAttribute('src'), image?.alt]
  }
  const first = seen()
  press('zh-CN')
  press('desktop')
  expect([first, seen()]).toEqual([
    ['phone.en.avif', 'Delivered, phone, en'],
    ['desktop.zh-CN.avif', 'Delivered, desktop, zh-CN'],
  ])
})

test('an arrow shows its request, its rows in the ledger, and the record after it', () => {
  const seen: ArrowEntry['seen'] = {
    requests: [
      { method: 'POST', path: '/api/order/confirm', input: { orderId: 1 }, isKeyed: true },
    ],
    rows: [{ kind: 'orderSettled', from: 'escrow', to: 'revenue', amountCents: 1_250 }],
    record: { status: 3 },
  }
  const place = shown(seenOf({ seen }))
  expect([
    place.querySelector('pre')?.textContent,
    [...place.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    ),
  ]).toEqual([
    'POST /api/order/confirm\nIdempotency-Key: …\n{\n  "orderId": 1\n}',
    [
      ['kind', 'from', 'to', 'amount'],
      ['orderSettled', 'escrow', 'revenue', '$12.50'],
      ['status', '3'],
    ],
  ])
})

test('without observations of a run, neither shows anything', () => {
  const seen: ArrowEntry['seen'] = { requests: [], rows: [], record: null }
  expect([screenOf({ title: 'Delivered', screens: [] }), seenOf({ seen })]).toEqual([[], []])
})
