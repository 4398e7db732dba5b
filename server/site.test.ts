import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { buildSmallSite, smallFirstScreen } from '../tests/support/buildSmallSite.ts'
import { addPictures, addSite } from './site.ts'

test('pictures of the demo goods are served without the app', async () => {
  const api = new Hono()
  addPictures(api)

  const found = await api.request('/pictures/category-computer-256.webp')
  expect({ status: found.status, type: found.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/webp',
  })
  expect((await api.request('/pictures/nothing.webp')).status).toBe(404)
})

test('a picture’s address can’t leave its attribute in a painted page', async () => {
  const site = new Hono()
  const built = buildSmallSite('')
  const pictures = [`https://x/"><meta http-equiv='refresh' content="0;url=https://evil">&amp;`]
  const firstScreen = async () => ({ ...(await smallFirstScreen()), pictures })
  await addSite(site, { distFolder: built.folder, firstScreen })

  const html = await (await site.request('/home')).text()
  built.remove()
  expect(html.slice(0, html.indexOf('<title>'))).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="https://x/&quot;&gt;&lt;meta ' +
      'http-equiv=&#39;refresh&#39; content=&quot;0;url=https://evil&quot;&gt;&amp;amp;">',
  )
})
