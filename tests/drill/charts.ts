import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
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
/** An edited chart may run in circles; the tests notice that too. */
const patienceMs = 60_000

interface Try {
  chart: string
  edit: Edit
  isNoticed: boolean
}

interface Work {
  chart: string
  edits: Edit[]
}

const works: Work[] = readdirSync(join(folder, 'src/machines'))
  .filter((file) => file.endsWith('Machine.ts'))
  .map((file) => file.replace('Machine.ts', ''))
  .filter((chart) => wanted.length === 0 || wanted.includes(chart))
  .map((chart) => {
    const file = `src/machines/${chart}Machine.ts`
    const edits = editsOf(file, readFileSync(join(folder, file), 'utf8'))
    return { chart, edits: edits.filter((_, index) => index % every === 0) }
  })
const tries: Try[] = []
const all = works.reduce((sum, { edits }) => sum + edits.length, 0)
await Promise.all(Array.from({ length: atOnce }, (_, index) => workOff(index)))
report()

/** The workers begin at different charts, and help each other at the end. */
async function workOff(index: number): Promise<void> {
  const own = works.filter((_, at) => at % atOnce === index)
  const others = works.filter((_, at) => at % atOnce !== index)
  for (const { chart, edits } of [...own, ...others.toReversed()]) {
    if (edits.length > 0) await drill(chart, edits)
  }
}

async function drill(chart: string, edits: Edit[]): Promise<void> {
  const nothing = { kind: editKinds[0], what: 'nothing', start: 0, end: 0, text: '' }
  let runner = startRunner(chart)
  if ((await turnsRed(runner, nothing)) !== false) {
    throw new Error(`${chart} is red before it was edited`)
  }
  for (let edit = edits.shift(); edit !== undefined; edit = edits.shift()) {
    const answer = await turnsRed(runner, edit)
    if (answer === null) {
      runner.kill('SIGKILL')
      runner = startRunner(chart)
    }
    const isNoticed = answer ?? true
    tries.push({ chart, edit, isNoticed })
    if (!isNoticed) console.log(`not noticed: ${nameOf({ chart, edit, isNoticed })}`)
    if (tries.length % 50 === 0) console.log(`${tries.length} of ${all}`)
  }
  runner.disconnect()
}

function startRunner(chart: string): ChildProcess {
  return fork(join(import.meta.dirname, 'editRunner.ts'), {
    cwd: folder,
    env: { ...process.env, ONLY_CHART: chart, DEPTHS_FOLDER: '' },
  })
}

/** Null: no answer came. */
async function turnsRed(runner: ChildProcess, edit: Edit): Promise<boolean | null> {
  runner.send(edit)
  try {
    const [answer] = await once(runner, 'message', { signal: AbortSignal.timeout(patienceMs) })
    return (answer as { isRed: boolean }).isRed
  } catch {
    return null
  }
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
