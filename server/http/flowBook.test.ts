import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addFlowBook } from './flowBook.ts'

test('the flow book is found at /flows, and every file it names with it', async () => {
  const site = new Hono()
  addFlowBook(site)

  const doors = await Promise.all(
    ['/flows', '/flows/?chart=order&path=3'].map((path) => site.request(path)),
  )
  expect(doors.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, '/flows/index.html'],
    [302, '/flows/index.html?chart=order&path=3'],
  ])
  const page = await (await site.request('/flows/index.html')).text()
  const named = [...page.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, file]) => file)
  expect(named).toContain('charts/order.js')
  const answers = await Promise.all(named.map((file) => site.request(`/flows/${file}`)))
  expect(answers.map(({ status }) => status)).toEqual(named.map(() => 200))
  expect((await site.request('/flows/../package.json')).status).toBe(404)
})
