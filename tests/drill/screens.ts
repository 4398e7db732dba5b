import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, home } from './plantedCopy.ts'
import { screenBugs } from './screenBugs.ts'

/**
 * Plants one bug after another in a copy of the app, builds it, and expects the screens of its chart
 * to notice. `npm run drill:screens -- [--only words of a bug or its chart] [--trust]`; `--trust`
 * leaves out the run without a bug, which shows that red means the bug.
 */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, trust: { type: 'boolean', default: false } },
})

const bin = (name: string) => join(home, 'node_modules/.bin', name)
const mostMs = 600_000

const copy = await copyProject('drill-screens')

const bugs = screenBugs.filter(({ why, chart }) => `${chart}: ${why}`.includes(values.only))
const charts = [...new Set(bugs.map(({ chart }) => chart))]
const wrong: string[] = bugs.length === 0 ? [`no bug is called "${values.only}"`] : []

if (!values.trust && wrong.length === 0) {
  const red = buildAndPlay(charts)
  console.log(`without a bug: ${red ?? 'green'}\n`)
  if (red !== null) wrong.push('the screens are red without a bug')
}
for (const bug of wrong.length > 0 ? [] : bugs) {
  const started = Date.now()
  const restore = await copy.plant(bug)
  if (restore === null) {
    wrong.push(`${bug.why}: "${bug.find}" doesn’t stand once in ${bug.file}`)
    continue
  }
  const red = buildAndPlay([bug.chart])
  await restore()
  if (red === null) wrong.push(`${bug.why}: the screens of ${bug.chart} did not notice`)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  console.log(
    `${`${bug.chart}: ${bug.why}`.padEnd(60)} ${seconds.padStart(4)} s  ${red ?? 'SURVIVED'}`,
  )
}
await copy.remove()
for (const line of wrong) console.log(`WRONG ${line}`)
if (wrong.length === 0) console.log(`\ndrill: ${bugs.length} bugs planted, all noticed`)
process.exitCode = wrong.length === 0 ? 0 : 1

/** The first test that turned red; null where all are green. What does not run at all throws. */
function buildAndPlay(played: readonly string[]): string | null {
  for (const args of [
    ['build'],
    ['build', '--ssr', 'src/painter.tsx', '--outDir', 'dist/server'],
  ]) {
    const { status, output } = run(bin('vite'), args)
    if (status !== 0) throw new Error(`the copy does not build: ${output.slice(-2_000)}`)
  }
  const wanted = `the (${played.join('|')}) chart`
  const { status, output } = run(bin('playwright'), ['test', 'screens', '-x', '-g', wanted])
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
