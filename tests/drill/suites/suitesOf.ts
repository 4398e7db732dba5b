import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { AreaName } from '../areas.ts'
import { home } from '../plantedCopy.ts'
import { chartsUsing } from './chartsUsing.ts'
import { testsReaching } from './importGraph.ts'

/** Test files in the order in which they are asked: a later stage only where no earlier one noticed. */
export interface Suites {
  stages: readonly (readonly string[])[]
  /** The one chart whose paths are walked; empty for all. */
  chart: string
  onDatabase: boolean
  /** Asked at last of those tests on the screens that come by it. */
  onScreens: boolean
}

export function suitesOf(area: AreaName, file: string): Suites {
  if (area === 'charts') return ofChart(basename(file, 'Machine.ts'))
  if (area === 'selectors') return ofSelectors(file)
  return area === 'verbs' ? ofVerb(file) : ofApp(file)
}

function ofChart(chart: string): Suites {
  return staged([journeysOf(chart), [walks]], { chart })
}

const walks = 'tests/model/charts.test.ts'

function journeysOf(chart: string): string[] {
  return ['', 'Table', 'Edges'].map((part) => `tests/model/${chart}${part}.test.ts`)
}

function ofSelectors(file: string): Suites {
  const charts = chartsUsing[basename(file, '.ts')] ?? []
  const nextTo = testsReaching(file, 1)
    .filter(needsNoDatabase)
    .map((test) => [test])
  return staged([beside(file), ...nextTo, ...charts.map(journeysOf)])
}

/** And those that call it, once they are known. */
function ofVerb(file: string): Suites {
  const inFolder = globSync(`${dirname(file)}/*.test.ts`, { cwd: home }).toSorted()
  return staged([beside(file), inFolder], { onDatabase: true })
}

const mostTests = 6

function ofApp(file: string): Suites {
  const tests = testsReaching(file)
    .filter((test) => test !== walks && needsNoDatabase(test))
    .slice(0, mostTests)
  return staged([beside(file), ...tests.map((test) => [test])], { onScreens: true })
}

/** The others are asked of verbs alone, in a process that has one. */
function needsNoDatabase(test: string): boolean {
  return !/^tests\/(?:model\/)?api\//.test(test)
}

/** What stands beside it of these, if it does. */
function beside(file: string): string[] {
  return ['.test.ts', '.test.tsx'].map((ending) => file.replace(/\.tsx?$/, ending))
}

function staged(
  stages: readonly (readonly string[])[],
  { chart = '', onDatabase = false, onScreens = false }: Partial<Suites> = {},
): Suites {
  const asked = new Set<string>()
  const left = stages.map((files) =>
    files.filter((file) => existsSync(join(home, file)) && !asked.has(file) && asked.add(file)),
  )
  return { stages: left.filter((files) => files.length > 0), chart, onDatabase, onScreens }
}
