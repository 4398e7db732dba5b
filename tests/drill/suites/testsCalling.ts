import { dirname } from 'node:path'
import type { Job } from '../areas.ts'

/** A test file, and the functions of the server it calls, each behind its file. */
export interface Noted {
  test: string
  called: readonly string[]
}

/** A survivor is asked of no more of them, and of no more races. */
const mostTests = 16
const mostRaces = 3

/**
 * The tests that come by what is edited, then those that call another function of its file or of one that
 * imports it, as what puts a statement together often has no name. By turns: those that
 * call most of the file, of these those that call most of its folder, those that call little besides the
 * folder, and those that speak most of the edit. Reading a file calls none of it.
 */
export function testsCalling(
  { file, what }: Called,
  noted: readonly Noted[],
  { importers = [], speaks = () => 0 }: Known = {},
): string[] {
  const all = noted.filter((each) => !isRace(each))
  const name = functionOf(what)
  const callsIn = (path: string, { called }: Noted) =>
    called.filter((each) => each.startsWith(path) && !each.endsWith(' ')).length
  const inFile = (noted: Noted) => callsIn(`${file} `, noted)
  const inFolder = (noted: Noted) => callsIn(`${dirname(file)}/`, noted)
  const share = (noted: Noted) => inFolder(noted) / noted.called.length
  const inTurn = (tests: readonly Noted[]) => {
    const most = tests.toSorted(
      (one, other) =>
        inFile(other) - inFile(one) ||
        inFolder(other) - inFolder(one) ||
        one.called.length - other.called.length,
    )
    const nearest = tests.toSorted((one, other) => share(other) - share(one))
    const speaking = tests.toSorted((one, other) => speaks(other.test) - speaks(one.test))
    return most.flatMap((_, at) =>
      [most, nearest, speaking].flatMap((each) => each[at]?.test ?? []),
    )
  }
  const calling = all.filter(({ called }) => called.includes(`${file} ${name}`))
  const near = all.filter((each) => inFile(each) > 0)
  const reading = all.filter(({ called }) => called.includes(`${file} `))
  const around = all.filter((each) => importers.some((path) => callsIn(`${path} `, each) > 0))
  const come = [...inTurn(calling), ...inTurn(near), ...inTurn(around)]
  const tests = come.length > 0 ? come : inTurn(reading)
  return [...new Set(tests)].slice(0, mostTests)
}

interface Known {
  /** Files that import the edited one. */
  importers?: readonly string[]
  /** How much a test speaks of the edit. */
  speaks?: (test: string) => number
}

/** Those races that come by what is edited, and by little else first. */
export function racesCalling({ file, what }: Called, noted: readonly Noted[]): string[] {
  return noted
    .filter((each) => isRace(each) && each.called.includes(`${file} ${functionOf(what)}`))
    .toSorted((one, other) => one.called.length - other.called.length)
    .map(({ test }) => test)
    .slice(0, mostRaces)
}

type Called = Pick<Job, 'file' | 'what'>

function isRace({ test }: Noted): boolean {
  return test.startsWith('tests/races/')
}

/** The function that an edit of a verb says it stands in. */
export function functionOf(what: string): string {
  return what.split(/[.:]/)[0] ?? ''
}
