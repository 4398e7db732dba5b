import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { openPostgresServer } from '../support/postgresServer.ts'
import { moneyBugs } from './moneyBugs.ts'
import { plantBug, type PlantedBug } from './plantBug.ts'
import { screenBugs } from './screenBugs.ts'

/**
 * Plants one hand-written bug after another in a copy of the project, and expects the tests to
 * notice. `npm run mutation:bugs -- <money | screens> [words of a bug or its file]`
 */

interface Trial extends PlantedBug {
  /** Commands that build and test the copy; the last one must fail. */
  commands: readonly (readonly string[])[]
}

const moneySuites = [
  'server/domain/',
  'tests/money/',
  ...['withdrawals', 'recharges', 'paymentCode', 'idempotency', 'checkout', 'refunds'].map(
    (name) => `tests/api/${name}.test.ts`,
  ),
  ...['wallet', 'payments', 'afterSale'].map((name) => `tests/races/${name}.test.ts`),
]
const moneyTest = ['vitest', 'run', '--bail', '1', '--project', 'unit', '--project', 'postgres']
const builds = [
  ['vite', 'build'],
  ['vite', 'build', '--ssr', 'src/serverRenderer.tsx', '--outDir', 'dist/server'],
]
const trials: Readonly<Record<string, readonly Trial[]>> = {
  money: moneyBugs.map((bug) => ({ ...bug, commands: [[...moneyTest, ...moneySuites]] })),
  screens: screenBugs.map(({ chart, ...bug }) => ({
    ...bug,
    commands: [...builds, ['playwright', 'test', 'screens', '-x', '-g', `the ${chart} chart`]],
  })),
}

const [list = '', words = ''] = process.argv.slice(2)
const chosen = (trials[list] ?? []).filter(({ file, why }) => `${file} ${why}`.includes(words))
const home = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'harborlane-bugs-'))
const leftOut = new Set(['.git', 'dist', 'data', 'node_modules', 'test-results'])
const wrong =
  chosen.length === 0 ? ['name a list, money or screens, and words of one of its bugs'] : []
const server = await openPostgresServer()
try {
  cpSync(home, folder, { recursive: true, filter: (from) => !leftOut.has(relative(home, from)) })
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'))
  await tryAll()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const line of wrong) console.log(`WRONG ${line}`)
process.exitCode = wrong.length === 0 ? 0 : 1

async function tryAll(): Promise<void> {
  const tested = new Set<string>()
  for (const { commands, ...bug } of chosen) {
    const suite = JSON.stringify(commands)
    // A failure only counts where the same tests pass without the bug.
    if (!tested.has(suite) && !(await isGreen(commands))) wrong.push(`red without a bug: ${suite}`)
    tested.add(suite)
    const path = join(folder, bug.file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, plantBug(text, bug))
    const isNoticed = !(await isGreen(commands))
    writeFileSync(path, text)
    if (!isNoticed) wrong.push(`no test noticed: ${bug.why}`)
    console.log(`${isNoticed ? 'noticed ' : 'SURVIVED'}  ${bug.why}`)
  }
}

/** Whether the last command passes; one before it that fails is an error. */
async function isGreen(commands: readonly (readonly string[])[]): Promise<boolean> {
  for (const command of commands.slice(0, -1)) {
    const isBuilt = await passes(command)
    if (!isBuilt) throw new Error(`the copy does not build: ${command.join(' ')}`)
  }
  return passes(commands.at(-1) ?? [])
}

function passes([name = '', ...args]: readonly string[]): Promise<boolean> {
  const env = {
    ...process.env,
    BROWSER: 'tours',
    RACE_ROUNDS: '2',
    MODEL_SEQUENCES: '30',
    TEST_DATABASE_URL: server.url,
  }
  const command = join(home, 'node_modules/.bin', name)
  const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore', timeout: 600_000 })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status === 0))
  })
}
