import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addPictures } from './site.ts'

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
