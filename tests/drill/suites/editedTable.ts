import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from '../../model/support/chartModel.ts'
import { explorePaths, withoutBeginnings } from '../../model/support/explorePaths.ts'
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

/**
 * Whether an edited chart has another table than the one agreed on, or none. It is worked out in this
 * process, in a tenth of the time that a process for tests takes to begin.
 */
export async function hasOtherTable(chart: string, asked: Asked): Promise<boolean> {
  edit = asked
  const agreed = readFileSync(join(home, `tests/model/tables/${chart}.txt`), 'utf8')
  const [proof] = await loadProofs(chart)
  try {
    const model = { ...proof, machine: await editedMachine(chart) } as ChartModel<AnyStateMachine>
    return tableOf(model, withoutBeginnings(explorePaths(model))) !== agreed
  } catch {
    return true
  }
}

async function editedMachine(chart: string): Promise<AnyStateMachine> {
  const url = pathToFileURL(join(home, `src/machines/${chart}Machine.ts`))
  const module = (await import(`${url.href}?edit=${++times}`)) as Record<string, AnyStateMachine>
  const machine = module[`${chart}Machine`]
  if (machine === undefined) throw new Error(`no chart ${chart}`)
  return machine
}
