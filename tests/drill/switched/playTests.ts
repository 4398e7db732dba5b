import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

const config = 'tests/drill/switched/playwright.config.ts'
const mostMs = 1_800_000

/** A test of the screens as Playwright lists it: "file › group › title". */
export interface PlayedTest {
  name: string
  id: string
  /** The one in force. */
  edit: number
  isGreen: boolean
  ms: number
}

interface Wanted {
  /** Names, by the edit in force; null for all there are. */
  tests: ReadonlyMap<number, readonly string[] | null>
  address: string
  /** What is left to play of an edit is left out once one was red. */
  stopsAtRed: boolean
  env: Readonly<Record<string, string>>
}

const spec = v.object({
  title: v.string(),
  id: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
})

interface Suite {
  title: string
  specs: v.InferOutput<typeof spec>[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.lazy(() => v.array(suite))),
})
const report = v.object({ suites: v.array(suite), errors: v.array(v.unknown()) })

/** Plays tests of a copy of the project in one run; those that never began are left out. */
export async function playTests(folder: string, wanted: Wanted): Promise<PlayedTest[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'harborlane-played-'))
  const [list, out] = [join(scratch, 'list.txt'), join(scratch, 'report.json')]
  const args = ['test', '--config', config, `--output=${join(scratch, 'results')}`]
  const named = [...wanted.tests].flatMap(([edit, names]) =>
    (names ?? []).map((name) => `[${edit}] › ${name}`),
  )
  if (named.length > 0) {
    writeFileSync(list, named.join('\n'))
    args.push(`--test-list=${list}`)
  }
  try {
    const said = await run(folder, args, {
      ...wanted.env,
      ...(wanted.stopsAtRed && { DRILL_RED: scratch }),
      BROWSER_TEST_ADDRESS: wanted.address,
      DRILL_EDITS: [...wanted.tests.keys()].join(','),
      PLAYWRIGHT_JSON_OUTPUT_FILE: out,
    })
    return readReport(out, said)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function run(folder: string, args: readonly string[], env: Record<string, string>) {
  const options = { cwd: folder, timeout: mostMs, env: { ...process.env, ...env } }
  return new Promise<string>((resolve) => {
    execFile(join(folder, 'node_modules/.bin/playwright'), args, options, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

function readReport(file: string, said: string): PlayedTest[] {
  try {
    const { suites, errors } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
    if (suites.length === 0) throw new Error(JSON.stringify(errors))
    return suites.flatMap((each) => testsIn(each, []))
  } catch (cause) {
    throw new Error(`the screens did not run: ${said.slice(-2_000)}`, { cause })
  }
}

function testsIn({ specs, suites = [], title }: Suite, above: readonly string[]): PlayedTest[] {
  const path = [...above, title]
  const own = specs.flatMap(({ id, tests, ...each }) => {
    const name = [...path, each.title].join(' › ')
    return tests
      .filter(({ results, status }) => results.length > 0 && status !== 'skipped')
      .map(({ projectName, status, results }): PlayedTest => {
        const ms = results[0]?.duration ?? 0
        return { name, id, edit: Number(projectName), isGreen: status !== 'unexpected', ms }
      })
  })
  return [...own, ...suites.flatMap((each) => testsIn(each, path))]
}
