import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../areas.ts'
import { home } from '../plantedCopy.ts'

export type Words = ReadonlySet<string>

/** How much a test speaks of an edit, by the words of the edited lines: those that few tests have count most. */
export function speaksOf(edited: Words, tests: ReadonlyMap<string, Words>) {
  const weights = new Map(
    [...edited].map((word) => {
      const having = [...tests.values()].filter((words) => words.has(word)).length
      return [word, having === 0 ? 0 : Math.log(tests.size / having)]
    }),
  )
  return (test: string): number =>
    [...weights]
      .filter(([word]) => tests.get(test)?.has(word))
      .reduce((sum, [, weight]) => sum + weight, 0)
}

/** Names fall into the words they are made of; short ones say nothing. */
export function wordsIn(text: string): Words {
  const found = text.matchAll(/[A-Z]?[a-z]{3,}/g)
  return new Set([...found].map(([word]) => word.toLowerCase()))
}

export function editedWords({ file, start, end }: Pick<Job, 'file' | 'start' | 'end'>): Words {
  const source = readFileSync(join(home, file), 'utf8')
  const begins = source.lastIndexOf('\n', start - 1) + 1
  const ends = source.indexOf('\n', end)
  return wordsIn(source.slice(begins, ends < 0 ? undefined : ends))
}

/** Of test files, each read once. */
export function wordsOfTests(files: readonly string[]): ReadonlyMap<string, Words> {
  for (const file of files) {
    if (!read.has(file)) read.set(file, wordsIn(readFileSync(join(home, file), 'utf8')))
  }
  return read
}
const read = new Map<string, Words>()
