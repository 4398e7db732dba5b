import { parseArgs } from 'node:util'
import { copyProject } from './plantedCopy.ts'
import { buildAndPlay } from './playScreens.ts'
import { screenBugs } from './screenBugs.ts'

/**
 * Plants one bug after another in a copy of the app, builds it, and expects the screens of its chart
 * to notice. `npm run drill:screens -- [--only words of a bug or its chart] [--trust]`; `--trust`
 * leaves out the run without a bug, which shows that red means the bug.
 */

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, trust: { type: 'boolean', default: false } },
})

const copy = await copyProject('drill-screens')

const bugs = screenBugs.filter(({ why, chart }) => `${chart}: ${why}`.includes(values.only))
const charts = [...new Set(bugs.map(({ chart }) => chart))]
const wrong: string[] = bugs.length === 0 ? [`no bug is called "${values.only}"`] : []

if (!values.trust && wrong.length === 0) {
  const red = await buildAndPlay(copy.folder, charts)
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
  const red = await buildAndPlay(copy.folder, [bug.chart])
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
