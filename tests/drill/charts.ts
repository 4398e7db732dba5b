import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { editKinds, editsOf } from './chartEdits.ts'
import type { Edit } from './chartEdits.ts'
import { harmless } from './harmless.ts'

/** Edits every chart in each way a hand may slip, and counts how many edits the tests notice. */

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
})
/** Tries each edit, or with `--every 5` every fifth. */
const every = Math.max(1, Number(options.every))
const folder = join(import.meta.dirname, '../..')
const atOnce = 2
const least = 0.95

interface Try {
  chart: string
  edit: Edit
  isNoticed: boolean
}

const waiting = readdirSync(join(folder, 'src/machines'))
  .filter((file) => file.endsWith('Machine.ts'))
  .map((file) => file.replace('Machine.ts', ''))
  .filter((chart) => wanted.length === 0 || wanted.includes(chart))
  .flatMap((chart) => {
    const file = `src/machines/${chart}Machine.ts`
    const source = readFileSync(join(folder, file), 'utf8')
    return editsOf(file, source).map((edit) => ({ chart, edit }))
  })
  .filter((_, index) => index % every === 0)
const tries: Try[] = []
for (const chart of new Set(waiting.map((each) => each.chart))) {
  const nothing = { kind: editKinds[0], what: 'nothing', start: 0, end: 0, text: '' }
  if (await turnsRed(chart, nothing)) throw new Error(`${chart} is red before anything was edited`)
}
const all = waiting.length
await Promise.all(Array.from({ length: atOnce }, work))
report()

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const isNoticed = await turnsRed(next.chart, next.edit)
    tries.push({ ...next, isNoticed })
    if (!isNoticed) console.log(`not noticed: ${nameOf({ ...next, isNoticed })}`)
    if (tries.length % 50 === 0) console.log(`${tries.length} of ${all}`)
  }
}

function turnsRed(chart: string, edit: Edit): Promise<boolean> {
  const files = [
    `tests/model/${chart}.test.ts`,
    'tests/model/charts.test.ts',
    `tests/model/${chart}Table.test.ts`,
  ]
  const present = files.filter((file) => existsSync(join(folder, file)))
  return new Promise((resolve) => {
    execFile(
      'vitest',
      ['run', '--config', 'tests/drill/vitest.config.ts', '--bail', '1', ...present],
      {
        cwd: folder,
        maxBuffer: 100_000_000,
        env: {
          ...process.env,
          ONLY_CHART: chart,
          DEPTHS_FOLDER: '',
          DRILL_EDIT: JSON.stringify({ file: `${chart}Machine.ts`, ...edit }),
        },
      },
      (error) => resolve(error !== null),
    )
  })
}

function report(): void {
  const charts = [...new Set(tries.map(({ chart }) => chart))].toSorted()
  console.log(`\n${'chart'.padEnd(18)}${editKinds.map((kind) => kind.padStart(23)).join('')}`)
  for (const chart of charts) {
    const cells = editKinds.map((kind) => {
      const own = tries.filter((each) => each.chart === chart && each.edit.kind === kind)
      const noticed = own.filter(({ isNoticed }) => isNoticed).length
      return (own.length === 0 ? '' : `${noticed}/${own.length}`).padStart(23)
    })
    console.log(`${chart.padEnd(18)}${cells.join('')}`)
  }
  const survivors = tries.filter(({ isNoticed }) => !isNoticed)
  const unexplained = survivors.filter((each) => !(nameOf(each) in harmless))
  console.log('\nnot noticed, and why that is harmless')
  for (const each of survivors) {
    console.log(`  ${nameOf(each)}: ${harmless[nameOf(each)] ?? 'NOBODY SAYS WHY'}`)
  }
  const score = (tries.length - survivors.length) / tries.length
  console.log(
    `\ndrill: ${tries.length - survivors.length} of ${tries.length} edits noticed (${(100 * score).toFixed(1)} %), ${unexplained.length} unexplained`,
  )
  process.exitCode = score >= least && unexplained.length === 0 ? 0 : 1
}

function nameOf({ chart, edit }: Try): string {
  return `${chart}, ${edit.kind}, ${edit.what}`
}
