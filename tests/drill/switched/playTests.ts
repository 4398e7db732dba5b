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
  isGreen: boolean
  ms: number
}

interface Wanted {
  /** Names; without them all there are. */
  tests?: readonly string[]
  /** The edit in force. */
  edit: number
  address: string
  stopsAtFirst: boolean
  env: Readonly<Record<string, string>>
}

const spec = v.object({
  title: v.string(),
  id: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
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

/** Plays tests of a copy of the project; those that never began are left out. */
export async function playTests(folder: string, wanted: Wanted): Promise<PlayedTest[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'harborlane-played-'))
  const [list, out] = [join(scratch, 'list.txt'), join(scratch, 'report.json')]
  const args = ['test', '--config', config, `--output=${join(scratch, 'results')}`]
  if (wanted.tests) {
    writeFileSync(list, wanted.tests.join('\n'))
    args.push(`--test-list=${list}`)
  }
  if (wanted.stopsAtFirst) args.push('-x')
  try {
    const said = await run(folder, args, {
      ...wanted.env,
      BROWSER_TEST_ADDRESS: wanted.address,
      DRILL_EDIT: String(wanted.edit),
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
    const { suites } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
    return suites.flatMap((each) => testsIn(each, []))
  } catch (cause) {
    throw new Error(`the screens did not run: ${said.slice(-2_000)}`, { cause })
  }
}

function testsIn({ specs, suites = [], title }: Suite, above: readonly string[]): PlayedTest[] {
  const path = [...above, title]
  const own = specs.flatMap(({ id, tests, ...each }): PlayedTest[] => {
    const [played] = tests
    if (played === undefined || played.results.length === 0 || played.status === 'skipped')
      return []
    const ms = played.results[0]?.duration ?? 0
    const name = [...path, each.title].join(' › ')
    return [{ name, id, isGreen: played.status !== 'unexpected', ms }]
  })
  return [...own, ...suites.flatMap((each) => testsIn(each, path))]
}
