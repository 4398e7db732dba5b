import { expect, test } from 'vitest'
import { toJsonBytes } from './ownAnswer.ts'

test('what is kept in UTF-8 is read as it was, and keeps no memory but its own', () => {
  const data = { title: '水壶', note: 'naïve 🫖' }
  const bytes = toJsonBytes(data)
  expect([JSON.parse(bytes.toString()), bytes.buffer.byteLength]).toEqual([data, bytes.length])
})
