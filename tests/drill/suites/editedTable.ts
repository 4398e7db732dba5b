import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from '../../model/support/chartModel.ts'
import { explorePaths, withoutBeginnings } from '../../model/support/explorePaths.ts'
import type { Path } from '../../model/support/explorePaths.ts'
import { loadProofs } from '../../model/support/loadProofs.ts'
import { tableOf } from '../../model/support/tableOf.ts'
import { applied } from '../edits/edit.ts'
import type { Change } from '../edits/edit.ts'
import { home } from '../plantedCopy.ts'

type Asked = Omit<Change, 'kind'>

let edit: Asked = { start: 0, end: 0, text: '' }
let times = 0

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('?edit=') || !loaded.source) return loaded
    return { ...loaded, source: applied(String(loaded.source), edit) }
  },
})

interface Known {
  proof: ChartModel<AnyStateMachine>
  /** The table agreed on, and the paths of the chart as it is. */
  agreed: string
  paths: readonly Path[]
}

const known = new Map<string, Known>()

/**
 * Whether an edited chart has another table than the one agreed on, or none. It is worked out in this
 * process, in a tenth of the time that a process for tests takes to begin; and by the paths of the
 * chart as it is first, as finding an edited chart's own takes ten times as long as playing them.
 */
export async function hasOtherTable(chart: string, asked: Asked): Promise<boolean> {
  const { proof, agreed, paths } = await knownOf(chart)
  edit = asked
  try {
    const model = { ...proof, machine: await editedMachine(chart) }
    return tableOf(model, paths) !== agreed || tableOf(model, pathsOf(model)) !== agreed
  } catch {
    return true
  }
}

async function knownOf(chart: string): Promise<Known> {
  const found = known.get(chart)
  if (found !== undefined) return found
  const [proof] = (await loadProofs(chart)) as unknown as ChartModel<AnyStateMachine>[]
  if (proof === undefined) throw new Error(`no proof of ${chart}`)
  const agreed = readFileSync(join(home, `tests/model/tables/${chart}.txt`), 'utf8')
  const read = { proof, agreed, paths: pathsOf(proof) }
  known.set(chart, read)
  return read
}

function pathsOf(model: ChartModel<AnyStateMachine>): Path[] {
  return withoutBeginnings(explorePaths(model))
}

async function editedMachine(chart: string): Promise<AnyStateMachine> {
  const url = pathToFileURL(join(home, `src/machines/${chart}Machine.ts`))
  const module = (await import(`${url.href}?edit=${++times}`)) as Record<string, AnyStateMachine>
  const machine = module[`${chart}Machine`]
  if (machine === undefined) throw new Error(`no chart ${chart}`)
  return machine
}
