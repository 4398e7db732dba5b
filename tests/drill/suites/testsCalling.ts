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
 * most of the file, and of these the ones that call least besides. Reading a file calls none of it.
 */
export function testsCalling(
  { file, what }: Pick<Job, 'file' | 'what'>,
  all: readonly Noted[],
): string[] {
  const [name = ''] = what.split(/[.:]/)
  const inFile = ({ called }: Noted) =>
    called.filter((each) => each.startsWith(`${file} `) && each !== `${file} `)
  const calling = all.filter(({ called }) => called.includes(`${file} ${name}`))
  const near = all.filter((each) => inFile(each).length > 0)
  const reading = all.filter(({ called }) => called.includes(`${file} `))
  return ([calling, near, reading].find((tests) => tests.length > 0) ?? [])
    .toSorted(
      (one, other) =>
        inFile(other).length - inFile(one).length || one.called.length - other.called.length,
    )
    .map(({ test }) => test)
    .slice(0, mostTests)
}
