import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortNames } from './shortNames.ts'

const home = join(import.meta.dirname, '..')
const files = globSync('src/**/*.module.css', { cwd: home }).toSorted()
const nameOf = shortNames()

test('a class is named by the place of its file and its own place there', () => {
  const css = '.tile { color: red }\n.tile:hover .title { color: blue }\n'
  const second = join(home, files[1] ?? '')
  expect([nameOf('tile', second, css), nameOf('title', `${second}?inline`, css)]).toEqual([
    'b0',
    'b1',
  ])
})

test('no two files share a name', () => {
  const names = files.map((file) => nameOf('a', join(home, file), '.a {}'))
  expect(new Set(names).size).toBe(files.length)
  expect(names.filter((name) => !/^[a-z]{1,2}0$/.test(name))).toEqual([])
})

test('a style from elsewhere is refused', () => {
  const elsewhere = join(home, 'tests/elsewhere.module.css')
  expect(() => nameOf('tile', elsewhere, '.tile {}')).toThrow('not among the styles of src')
})
