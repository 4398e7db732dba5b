import { expect, test, vi } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { createPageCache, type ReadyPage } from './pageCache.ts'

const html = Array.from({ length: 400 }, (_, at) => `<li>lamp ${at * at} of ${at}</li>`).join('')

test('a page requested twice is sent smaller soon after, with the same content', async () => {
  const pages = openPages().pages
  const first = pages.keep('/home', '1', { status: 200, html })
  expect(pages.find('/home', '1')).toBe(first)
  const smaller = await vi.waitUntil(() => {
    const page = pages.find('/home', '1')
    return page !== first && page
  })
  expect(smaller.brotli.length).toBeLessThan(first.brotli.length)
  expect([smaller.status, read(smaller)]).toEqual([200, html])
})

test('a page re-rendered during the compression of its old version stays the new one', async () => {
  const pages = openPages().pages
  pages.keep('/home', '1', { status: 200, html })
  pages.keep('/explore', '1', { status: 200, html })
  pages.find('/home', '1')
  const anew = pages.keep('/home', '2', { status: 404, html: 'kite' })
  // The other page gets its turn only after the first is done.
  const other = pages.find('/explore', '1')
  await vi.waitUntil(() => pages.find('/explore', '1') !== other)
  expect([pages.find('/home', '1'), pages.find('/home', '2')]).toEqual([null, anew])
  expect(read(anew)).toBe('kite')
})

test('after a page was recompressed the next one waits nine times as long', async () => {
  const { pages, take } = openPages()
  const home = pages.keep('/home', '1', { status: 200, html })
  const explore = pages.keep('/explore', '1', { status: 200, html })
  pages.find('/home', '1')
  take(50)
  await vi.waitUntil(() => pages.find('/home', '1') !== home)
  take(449)
  expect(await isSmallerSoon(pages, '/explore', explore)).toBe(false)
  take(1)
  await vi.waitUntil(() => pages.find('/explore', '1') !== explore)
})

/**
 * Whether requesting it starts a recompression. Another page that compresses as long shows when
 * that would be done.
 */
async function isSmallerSoon(
  pages: ReturnType<typeof createPageCache>,
  path: string,
  first: ReadyPage,
): Promise<boolean> {
  pages.find(path, '1')
  const other = createPageCache({ onUnexpectedError: failTest, now: () => 0 })
  const cache = other.keep(path, '1', { status: 200, html: html + html })
  await vi.waitUntil(() => other.find(path, '1') !== cache)
  return pages.find(path, '1') !== first
}

function openPages() {
  let time = 0
  const pages = createPageCache({ onUnexpectedError: failTest, now: () => time })
  const take = (ms: number) => {
    time += ms
  }
  return { pages, take }
}

function read({ brotli }: ReadyPage): string {
  return brotliDecompressSync(brotli).toString()
}

function failTest(error: unknown): never {
  throw error
}
