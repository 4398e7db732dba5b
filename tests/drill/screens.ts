import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, home } from './plantedCopy.ts'
import { screenBugs, type ScreenBug } from './screenBugs.ts'

/**
 * Plants one bug after another in a copy of the app, builds it, and expects the screens of its chart
 * to notice. `npm run drill:screens -- [--only words of a bug or its chart] [--together] [--trust]`;
 * `--together` plants all at once but for those that would hide others, and plays chart after chart;
 * `--trust` leaves out the run without a bug, which shows that red means the bug.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    together: { type: 'boolean', default: false },
    trust: { type: 'boolean', default: false },
  },
})

const bin = (name: string) => join(home, 'node_modules/.bin', name)
const mostMs = 600_000

const copy = await copyProject('drill-screens')

const wanted = screenBugs.filter(({ why, chart }) => `${chart}: ${why}`.includes(values.only))
const bugs = values.together ? wanted.filter(({ hides }) => hides === undefined) : wanted
const wrong: string[] = bugs.length === 0 ? [`no bug is called "${values.only}"`] : []

if (!values.trust && wrong.length === 0) {
  build()
  const red = play(chartsOf(bugs))
  console.log(`without a bug: ${red ?? 'green'}\n`)
  if (red !== null) wrong.push('the screens are red without a bug')
}
if (wrong.length === 0) await (values.together ? plantTogether() : plantSingly())
await copy.remove()
for (const line of wrong) console.log(`WRONG ${line}`)
if (wrong.length === 0) console.log(`\ndrill: ${bugs.length} bugs planted, all noticed`)
process.exitCode = wrong.length === 0 ? 0 : 1

async function plantSingly(): Promise<void> {
  for (const bug of bugs) {
    const started = Date.now()
    const restore = await plant(bug)
    if (restore === null) continue
    build()
    const red = play([bug.chart])
    await restore()
    if (red === null) wrong.push(`${bug.why}: the screens of ${bug.chart} did not notice`)
    report(`${bug.chart}: ${bug.why}`, started, red)
  }
}

async function plantTogether(): Promise<void> {
  for (const { hides } of wanted) if (hides !== undefined) console.log(`left out: ${hides}`)
  for (const bug of bugs) {
    if ((await plant(bug)) !== null) console.log(`planted in ${bug.chart}: ${bug.why}`)
  }
  build()
  for (const chart of chartsOf(bugs)) {
    const started = Date.now()
    const red = play([chart])
    if (red === null) wrong.push(`the screens of ${chart} did not notice`)
    report(chart, started, red)
  }
}

async function plant(bug: ScreenBug): Promise<(() => Promise<void>) | null> {
  const restore = await copy.plant(bug)
  if (restore === null) wrong.push(`${bug.why}: "${bug.find}" doesn’t stand once in ${bug.file}`)
  return restore
}

function chartsOf(planted: readonly ScreenBug[]): string[] {
  return [...new Set(planted.map(({ chart }) => chart))]
}

function report(what: string, started: number, red: string | null): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`${what.padEnd(60)} ${seconds.padStart(4)} s  ${red ?? 'SURVIVED'}`)
}

function build(): void {
  for (const args of [
    ['build'],
    ['build', '--ssr', 'src/painter.tsx', '--outDir', 'dist/server'],
  ]) {
    const { status, output } = run(bin('vite'), args)
    if (status !== 0) throw new Error(`the copy does not build: ${output.slice(-2_000)}`)
  }
}

/** The first test that turned red; null where all are green. What does not run at all throws. */
function play(charts: readonly string[]): string | null {
  const pattern = `the (${charts.join('|')}) chart`
  const { status, output } = run(bin('playwright'), ['test', 'screens', '-x', '-g', pattern])
  if (status === 0) return null
  const [first] = /^ {2}1\) .*? › (.*)$/m.exec(output)?.slice(1) ?? []
  if (first === undefined) throw new Error(`the screens did not run: ${output.slice(-2_000)}`)
  return first.replaceAll(/\s+─+$/g, '').slice(0, 110)
}

function run(command: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    timeout: mostMs,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: stdout + stderr }
}
