import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const meta = join(import.meta.dirname, '../../server/db/migrations/meta')
const read = (name: string) => readFileSync(join(meta, name), 'utf8')

test('only the newest schema snapshot exists, on one line like the journal', () => {
  const { entries } = JSON.parse(read('_journal.json')) as { entries: { idx: number }[] }
  const newest = String(entries.at(-1)?.idx).padStart(4, '0')
  const names = readdirSync(meta).toSorted()
  expect(names, 'npm run new:migration removes older ones').toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ])
  expect(names.map((name) => read(name).trim().split('\n').length)).toEqual([1, 1])
})
