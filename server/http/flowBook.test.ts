import { Hono } from 'hono'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { addFlowBook } from './flowBook.ts'

const folder = mkdtempSync(join(tmpdir(), 'harborlane-flow-book-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('serves every file of the flow book at /flows, and nothing outside of its folder', async () => {
  const site = new Hono()
  addFlowBook(site, folder)
  const ask = async (path: string) => {
    const { status, headers } = await site.request(path)
    return [status, headers.get('location') ?? headers.get('content-type')]
  }
  const notBuilt = await site.request('/flows/index.html')
  mkdirSync(join(folder, 'charts'), { recursive: true })
  writeFileSync(join(folder, 'book.css'), '')
  writeFileSync(join(folder, 'charts/order.js'), '')

  expect([notBuilt.status, await notBuilt.text()]).toEqual([
    404,
    'not found: npm run flows builds the flow book',
  ])
  expect([
    await ask('/flows'),
    await ask('/flows/?chart=order&path=3'),
    await ask('/flows/book.css'),
    await ask('/flows/charts/order.js'),
    await ask('/flows/../package.json'),
  ]).toEqual([
    [302, '/flows/index.html'],
    [302, '/flows/index.html?chart=order&path=3'],
    [200, 'text/css; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
    [404, expect.stringContaining('text/plain')],
  ])
})
