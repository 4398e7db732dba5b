import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, home } from '../drill/plantedCopy.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { plantedBugs } from './plantedBugs.ts'

/**
 * Plants one bug after another in a copy of the code, and expects the tests to notice each.
 * `npm run drill:money -- [--only words of a bug]`
 */

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const projects = ['unit', 'postgres'].flatMap((name) => ['--project', name])
const suites = [
  'server/domain/',
  ...['withdrawals', 'recharges', 'paymentCode', 'idempotency', 'checkout', 'refunds'].map(
    (name) => `tests/api/${name}.test.ts`,
  ),
  ...['wallet', 'payments', 'afterSale'].map((name) => `tests/races/${name}.test.ts`),
  'tests/money/',
]
const shorter = { RACE_ROUNDS: '2', MODEL_SEQUENCES: '30' }
const mostMs = 180_000

interface Report {
  testResults: {
    message?: string
    assertionResults: { status: string; fullName: string; startTime?: number }[]
  }[]
}

/** Null: all green. */
type FirstRed = string | null

const copy = await copyProject('drill-money')
const server = await openPostgresServer()

const bugs = plantedBugs.filter(({ why }) => why.includes(values.only))
const survivors: string[] = []
const untouched = timed(runSuites)
console.log(`without a bug: ${untouched.red ?? 'green'}, ${untouched.seconds} s\n`)
if (untouched.red) survivors.push('the tests are red without a bug')
for (const bug of untouched.red ? [] : bugs) {
  const restore = await copy.plant(bug)
  if (!restore) {
    survivors.push(`${bug.why}: "${bug.find}" doesn’t stand once in ${bug.file}`)
    continue
  }
  const { red, seconds } = timed(runSuites)
  await restore()
  if (!red) survivors.push(`${bug.why}: no test noticed`)
  console.log(`${bug.why.padEnd(52)}  ${seconds.padStart(5)} s  ${red ?? 'SURVIVED'}`)
}
await server.stop()
await copy.remove()
for (const line of survivors) console.log(`WRONG ${line}`)
if (survivors.length === 0) console.log(`\ndrill: ${bugs.length} bugs planted, all noticed`)
process.exitCode = survivors.length === 0 ? 0 : 1

function timed(run: () => FirstRed): { red: FirstRed; seconds: string } {
  const started = Date.now()
  const red = run()
  return { red, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

function runSuites(): FirstRed {
  const reportFile = join(copy.folder, 'report.json')
  rmSync(reportFile, { force: true })
  const ran = spawnSync(
    process.execPath,
    [join(home, 'node_modules/vitest/vitest.mjs'), 'run', '--bail', '1', ...projects, ...suites],
    {
      cwd: copy.folder,
      encoding: 'utf8',
      timeout: mostMs,
      env: {
        ...process.env,
        ...shorter,
        TEST_DATABASE_URL: server.url,
        VITEST_JSON: reportFile,
      },
    },
  )
  if (ran.status === 0) return null
  return firstRed(reportFile) ?? `the tests did not run: ${ran.stderr.slice(-500)}`
}

function firstRed(reportFile: string): string | null {
  const { testResults } = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : { testResults: [] }
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0))
  return (
    failed[0]?.fullName.trim() ??
    testResults.find(({ message }) => message)?.message?.trim() ??
    null
  )
}
