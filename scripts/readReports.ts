import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /**
   * The tests that failed, or did at the first try: file, title, and the first line of each error.
   */
  failures: string[]
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** Parses vitest's reporter `json`. A file that could not be loaded has no tests, but a failure. */
export function readVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport
  const failures = (testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failureOf(file, [], message)]
    return failed.map((test) => failureOf(file, [test.fullName], test.failureMessages?.[0]))
  })
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    failures,
  }
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

/** Parses Playwright's reporter `json`. A test that passed on retry counts as passed. */
export function readPlaywright(report: unknown): Tally {
  const { stats, suites } = report as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: (suites ?? []).flatMap((suite) => failuresIn(suite, [])),
  }
}

function failuresIn({ title, file, suites, specs }: PlaywrightSuite, outer: string[]): string[] {
  const titles = title === file ? outer : [...outer, title]
  const failed = (specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failureOf(
          file,
          [...titles, spec.title],
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  )
  return [...failed, ...(suites ?? []).flatMap((suite) => failuresIn(suite, titles))]
}

function failureOf(file: string, titles: string[], said = ''): string {
  const [first = ''] = stripVTControlCharacters(said).split('\n')
  return [file, ...titles, first].filter((part) => part !== '').join(' › ')
}
