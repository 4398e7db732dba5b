import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moneyBugs } from './moneyBugs.ts'
import { plantBug } from './plantBug.ts'
import { screenBugs } from './screenBugs.ts'

test.for([...moneyBugs, ...screenBugs])('a bug can be planted: $why', (bug) => {
  const text = readFileSync(bug.file, 'utf8')
  expect(plantBug(text, bug)).not.toBe(text)
})
