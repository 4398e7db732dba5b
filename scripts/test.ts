import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serverScript, serverSetting } from '../tests/browser/support/serverSetting.ts'
import type { ServerProcess } from '../tests/faults/serverProcess.ts'
import { depthOf } from '../tests/support/depthOf.ts'
import { readDepths } from '../tests/model/support/depths.ts'
import { findChromium } from './findChromium.ts'
import { printDepths } from './printDepths.ts'
import { emptyTally, readPlaywright, readVitest, type Tally } from './readReports.ts'

/**
 * Runs all tests: those on Node during the build, then those in the browser. `--checks` adds lint,
 * flow book and the short attacks. Ends with `N passed, N failed`.
 */

const { values: options } = parseArgs({ options: { checks: { type: 'boolean', default: false } } })

/**
 * Only CI runs these, because each starts its own servers. Each has its duration and its subject.
 */
const longest = [
  // 12 s: a backup that is restored into another database.
  'server/office/backup/backup.db.test.ts',
  // 7 s: the data folder that a first start makes.
  'server/boot/dataFolder.test.ts',
  // 6 s: the lock of the data folder, held by processes that are killed.
  'server/boot/folderLock.test.ts',
  // 11 s: the server's own PostgreSQL, which is started, killed and found again.
  'server/boot/ownPostgres.test.ts',
  // 20 s: a server in production, and 10,000 lines of its log.
  'tests/races/productionLog.test.ts',
  // 8 s: a server whose role does not own its tables.
  'tests/races/serverRole.test.ts',
  // 8 s: a server that is stopped while it works.
  'tests/races/stopping.test.ts',
]
const leftOut = depthOf('LONGEST', ['out', 'in']) === 'out' ? longest : []

const reports = mkdtempSync(join(tmpdir(), 'harborlane-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const wrong: string[] = []
const servers: ServerProcess[] = []

const running = new Set<ChildProcess>()
let isInterrupted = false
/** An interrupted run starts nothing more, and ends what it has started. */
process.once('SIGINT', () => {
  // A terminal sends it to the children, too.
  isInterrupted = true
})
process.once('SIGTERM', () => {
  isInterrupted = true
  for (const child of running) child.kill('SIGINT')
})

const depthsFolder = join(reports, 'depths')
mkdirSync(depthsFolder)
process.env['DEPTHS_FOLDER'] = depthsFolder
process.env['BROWSER_TEST_COVERS'] = join(reports, 'covers')

await Promise.all([
  inTurn([
    () => check('messages', 'npm', ['run', '--silent', 'messages']),
    ...(options.checks ? [checkLint, checkFlows, sayWhatChanged] : []),
    () => check('build', 'npm', ['run', '--silent', 'build']),
    ...(options.checks ? [checkAttacks] : []),
    () => check('paths for the screens', process.execPath, ['scripts/keepCovers.ts']),
    openServer,
  ]),
  suite('tests', 'vitest', ['run', ...leftOut.flatMap((file) => ['--exclude', file])], readVitest),
])
const browser = findChromium()
console.log(browser.said)
if (browser.path) {
  await suite('browser tests', 'playwright', ['test', '--reporter=list,json'], readPlaywright, {
    CHROMIUM_PATH: browser.path,
  })
} else {
  wrong.push('the browser tests did not run')
  total.failed += 1
}

for (const server of servers) {
  await server.stop()
  if (wrong.includes('browser tests')) console.log(server.said())
}
for (const missing of printDepths(readDepths(depthsFolder))) fail(`never ran: ${missing}`)
rmSync(reports, { recursive: true, force: true })
for (const line of wrong) console.log(`failed: ${line}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed === 0 && wrong.length === 0 ? 0 : 1

/** It starts while the tests on Node run. */
async function openServer(): Promise<void> {
  if (isInterrupted) return
  const dataFolder = join(reports, 'data')
  const env = { ...serverSetting(dataFolder), DEMO: 'on', PAYMENT_CODE_KEY: '' }
  try {
    // Imported late: it loads the whole server, which the tests on Node need not wait for.
    const { startProcess } = await import('../tests/faults/serverProcess.ts')
    const server = await startProcess(env, serverScript)
    servers.push(server)
    process.once('exit', () => void server.kill())
    process.env['BROWSER_TEST_ADDRESS'] = server.address
    process.env['BROWSER_TEST_DATA'] = dataFolder
  } catch (error) {
    console.log(String(error))
    fail('server of the browser tests')
  }
}

async function checkLint(): Promise<void> {
  await check('lint', 'npm', ['run', '--silent', 'lint'])
}

async function checkFlows(): Promise<void> {
  await check('flows', 'npm', ['run', '--silent', 'flows', '--', '--check'])
}

async function checkAttacks(): Promise<void> {
  await check('attacks', 'npm', ['run', '--silent', 'attack', '--', '--short'])
}

/** For reviewers of the change; it fails nothing. */
async function sayWhatChanged(): Promise<void> {
  const said = ['run', '--silent', 'flows', '--', '--said']
  await run('what changed in the charts', 'npm', said, { shows: 'atEnd' })
}

async function inTurn(works: readonly (() => Promise<void>)[]): Promise<void> {
  for (const work of works) await work()
}

/** Its output is buffered until it ends, because the tests print meanwhile. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  const isFine = await run(name, command, args, { shows: 'atEnd' })
  if (isFine) total.passed += 1
  else fail(name)
}

async function suite(
  name: string,
  command: string,
  args: string[],
  read: (report: unknown) => Tally,
  env: Record<string, string> = {},
): Promise<void> {
  const file = join(reports, `${name.replaceAll(/[ ,]+/g, '-')}.json`)
  const isFine = await run(name, command, args, {
    shows: 'atOnce',
    env: { ...env, VITEST_JSON: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const tally = readReport(file, read)
  total.passed += tally.passed
  total.failed += tally.failed
  total.skipped += tally.skipped
  if (isFine) return
  if (tally.failed === 0) total.failed += 1
  wrong.push(name, ...tally.failures)
}

function readReport(file: string, read: (report: unknown) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return emptyTally
  }
}

function fail(name: string): void {
  total.failed += 1
  wrong.push(name)
}

function run(
  name: string,
  command: string,
  args: string[],
  { shows, env = {} }: { shows: 'atOnce' | 'atEnd'; env?: Record<string, string> },
): Promise<boolean> {
  if (isInterrupted) return Promise.resolve(false)
  const started = Date.now()
  const output = shows === 'atOnce' ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  running.add(child)
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  return new Promise((resolve) => {
    const end = (isFine: boolean) => {
      process.stdout.write(Buffer.concat(printed))
      console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
      resolve(isFine)
    }
    child.once('error', (error) => {
      console.log(error.message)
      end(false)
    })
    child.once('close', (status) => {
      running.delete(child)
      end(status === 0)
    })
  })
}
