import { expect, test, vi } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { createKeptPages, type ReadyPage } from './keptPages.ts'

const html = Array.from({ length: 400 }, (_, at) => `<li>lamp ${at * at} of ${at}</li>`).join('')

test('a page asked for again is sent smaller before long, and reads the same', async () => {
  const pages = createKeptPages(failTest)
  const first = pages.keep('/home', '1', { status: 200, html })
  expect(pages.find('/home', '1')).toBe(first)
  const smaller = await vi.waitUntil(() => {
    const page = pages.find('/home', '1')
    return page !== first && page
  })
  expect(smaller.brotli.length).toBeLessThan(first.brotli.length)
  expect([smaller.status, read(smaller)]).toEqual([200, html])
})

test('a page painted anew while the old one is compressed stays the new one', async () => {
  const pages = createKeptPages(failTest)
  pages.keep('/home', '1', { status: 200, html })
  pages.keep('/explore', '1', { status: 200, html })
  pages.find('/home', '1')
  const anew = pages.keep('/home', '2', { status: 404, html: 'kite' })
  // The other page comes to its turn only when the first is done.
  const other = pages.find('/explore', '1')
  await vi.waitUntil(() => pages.find('/explore', '1') !== other)
  expect([pages.find('/home', '1'), pages.find('/home', '2')]).toEqual([null, anew])
  expect(read(anew)).toBe('kite')
})

function read({ brotli }: ReadyPage): string {
  return brotliDecompressSync(brotli).toString()
}

function failTest(error: unknown): never {
  throw error
}
