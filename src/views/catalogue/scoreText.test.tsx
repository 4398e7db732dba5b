// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ScoreText, Stars } from './scoreText.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { reviewCount: 3, seen: '4.0', heard: '4.0 out of 5' },
  { reviewCount: 0, seen: undefined, heard: undefined },
])('a score of $reviewCount reviews shows $seen and reads out $heard', async (given) => {
  const place = await bindings.show(<ScoreText score={4} reviewCount={given.reviewCount} />)
  expect([
    place.querySelector('span[aria-hidden]')?.textContent,
    place.querySelector('.visuallyHidden')?.textContent,
  ]).toEqual([given.seen, given.heard])
})

test('shows as many full stars of five as were given', async () => {
  const place = await bindings.show(<Stars stars={2} />)
  expect([
    [...place.querySelectorAll('svg')].map((star) => star.getAttribute('fill') !== 'none'),
    place.textContent,
  ]).toEqual([[true, true, false, false, false], '2 out of 5 stars'])
})
