import { expect, test } from 'vitest'
import { fitWithin } from './shrinkPicture.ts'

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 1_600, height: 1_200 },
  ],
  [
    { width: 3_000, height: 4_000 },
    { width: 1_200, height: 1_600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 1_600, height: 1 },
  ],
])('a picture of %o goes up as %o', (given, sent) => {
  expect(fitWithin(given, 1_600)).toEqual(sent)
})
