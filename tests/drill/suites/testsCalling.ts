import { dirname } from 'node:path'
import type { Job } from '../areas.ts'

/** A test file, and the functions of the server it calls, each behind its file. */
export interface Noted {
  test: string
  called: readonly string[]
}

/** A survivor is asked of no more. */
const mostTests = 16

/**
 * The tests that come by what is edited, or else by a function of its file: first those that call
 * most of the file, of these those that call most of its folder, and of these those that call least
 * besides. Reading a file calls none of it.
 */
export function testsCalling(
  { file, what }: Pick<Job, 'file' | 'what'>,
  all: readonly Noted[],
): string[] {
  const [name = ''] = what.split(/[.:]/)
  const callsIn = (path: string, { called }: Noted) =>
    called.filter((each) => each.startsWith(path) && !each.endsWith(' ')).length
  const inFile = (noted: Noted) => callsIn(`${file} `, noted)
  const inFolder = (noted: Noted) => callsIn(`${dirname(file)}/`, noted)
  const calling = all.filter(({ called }) => called.includes(`${file} ${name}`))
  const near = all.filter((each) => inFile(each) > 0)
  const reading = all.filter(({ called }) => called.includes(`${file} `))
  return ([calling, near, reading].find((tests) => tests.length > 0) ?? [])
    .toSorted(
      (one, other) =>
        inFile(other) - inFile(one) ||
        inFolder(other) - inFolder(one) ||
        one.called.length - other.called.length,
    )
    .map(({ test }) => test)
    .slice(0, mostTests)
}
