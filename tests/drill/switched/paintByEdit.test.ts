import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { home } from '../plantedCopy.ts'
import { paintByEdit } from './paintByEdit.ts'

test('what the drill changes in its copy of the painter stands there once', () => {
  const times = paintByEdit.map(
    ({ file, find }) => readFileSync(join(home, file), 'utf8').split(find).length - 1,
  )
  expect(times).toEqual([1, 1, 1])
})
