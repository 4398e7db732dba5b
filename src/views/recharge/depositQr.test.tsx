// @vitest-environment happy-dom
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { DepositQr } from './depositQr.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

test('draws the dark modules of the code inside a light border', async () => {
  const place = await bindings.show(<DepositQr text={address} />)
  const { data, size } = encode(address, { border: 2 })
  const drawn = [
    ...(place.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g),
  ]
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([
    place.querySelector('svg')?.getAttribute('aria-label'),
    place.querySelector('svg')?.getAttribute('viewBox'),
    drawn.map(([, x, y]) => `${x} ${y}`),
  ]).toEqual(['QR code of the address', `0 0 ${size} ${size}`, dark])
  expect(dark.slice(0, 7)).toEqual(['2 2', '3 2', '4 2', '5 2', '6 2', '7 2', '8 2'])
})
