import { parseArgs } from 'node:util'
import { copyProject } from './plantedCopy.ts'
import { build, buildAndPlay, play } from './playScreens.ts'
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

const copy = await copyProject('drill-screens')

const wanted = screenBugs.filter(({ why, chart }) => `${chart}: ${why}`.includes(values.only))
const bugs = values.together ? wanted.filter(({ hides }) => hides === undefined) : wanted
const wrong: string[] = bugs.length === 0 ? [`no bug is called "${values.only}"`] : []

if (!values.trust && wrong.length === 0) {
  const red = await buildAndPlay(copy.folder, chartsOf(bugs))
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
    const red = await buildAndPlay(copy.folder, [bug.chart])
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
  await build(copy.folder)
  for (const chart of chartsOf(bugs)) {
    const started = Date.now()
    const red = await play(copy.folder, [chart])
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
