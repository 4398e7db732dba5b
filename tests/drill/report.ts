import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { keyOf, transitionsOf } from '../model/support/replay.ts'
import { areaNames, jobName } from './areas.ts'
import type { Job } from './areas.ts'
import { arrowName, editKinds } from './edits/edit.ts'
import { harmless } from './harmless.ts'
import { home } from './plantedCopy.ts'

export interface Try extends Job {
  /** The first test file that turned red; null where all stayed green. */
  red: string | null
}

/** Prints the score; true where it is good enough and every survivor has its reason. */
export function printReport(
  tries: readonly Try[],
  { chosen, least }: { chosen: number; least: number },
): boolean {
  printTable(tries)
  printSubjects(tries)
  const survivors = tries.filter(({ red }) => red === null)
  const unexplained = survivors.filter((each) => harmless[jobName(each)] === undefined)
  console.log('\nnot noticed, and why that is harmless')
  for (const each of survivors) {
    console.log(`  ${jobName(each)}: ${harmless[jobName(each)] ?? 'NOBODY SAYS WHY'}`)
  }
  for (const each of tries.filter((one) => one.red !== null && jobName(one) in harmless)) {
    console.log(`  noticed after all, in ${each.red}: ${jobName(each)}`)
  }
  const share = (tries.length - survivors.length) / Math.max(1, tries.length)
  console.log(
    `\ndrill: ${tries.length - survivors.length} of ${tries.length} edits noticed (${(100 * share).toFixed(1)} %), of ${chosen} there are; ${unexplained.length} unexplained`,
  )
  return share >= least && unexplained.length === 0
}

function printTable(tries: readonly Try[]): void {
  const areas = areaNames.filter((area) => tries.some((each) => each.area === area))
  console.log(`\n${''.padEnd(24)}${areas.map((area) => area.padStart(14)).join('')}`)
  for (const kind of editKinds) {
    const own = tries.filter((each) => each.kind === kind)
    if (own.length === 0) continue
    const cells = areas.map((area) => scoreOf(own.filter((each) => each.area === area)))
    console.log(`${kind.padEnd(24)}${cells.map((cell) => cell.padStart(14)).join('')}`)
  }
  const sums = areas.map((area) => scoreOf(tries.filter((each) => each.area === area)))
  console.log(`${'all'.padEnd(24)}${sums.map((cell) => cell.padStart(14)).join('')}`)
}

function printSubjects(tries: readonly Try[]): void {
  console.log('')
  for (const [name, own] of Map.groupBy(tries, ({ area, subject }) => `${area} ${subject}`)) {
    console.log(`${name.padEnd(44)}${scoreOf(own).padStart(10)}`)
  }
}

function scoreOf(tries: readonly Try[]): string {
  const noticed = tries.filter(({ red }) => red !== null).length
  return tries.length === 0 ? '' : `${noticed}/${tries.length}`
}

/** For each arrow of a chart, by the name the harness has for it: edits planted on it, and noticed. */
export async function arrowScores(tries: readonly Try[]) {
  const scores: Record<string, Record<string, { planted: number; noticed: number }>> = {}
  const byChart = Map.groupBy(
    tries.filter(({ area }) => area === 'charts'),
    ({ subject }) => subject,
  )
  for (const [chart, own] of byChart) {
    const names = await arrowKeys(chart)
    const ofChart = (scores[chart] ??= {})
    for (const { arrows = [], red } of own) {
      for (const arrow of arrows) {
        const key = names.get(arrow)
        if (key === undefined) continue
        const score = (ofChart[key] ??= { planted: 0, noticed: 0 })
        score.planted += 1
        score.noticed += red === null ? 0 : 1
      }
    }
  }
  return scores
}

/** From an arrow's name in the source to its name on the machine. */
async function arrowKeys(chart: string): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(
    join(home, `src/machines/${chart}Machine.ts`)
  )
  const machine = module[`${chart}Machine`] as AnyStateMachine
  const keys = new Map<string, string>()
  for (const transition of nodesBelow(machine.root).flatMap((node) => transitionsOf(node))) {
    const event = transition.eventType || 'always'
    const siblings = transitionsOf(transition.source).filter(
      ({ eventType }) => eventType === transition.eventType,
    )
    const branch = siblings.indexOf(transition) + 1
    keys.set(arrowName({ state: transition.source.id, event, branch }), keyOf(transition))
  }
  return keys
}

function nodesBelow(node: AnyStateMachine['root']): AnyStateMachine['root'][] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)]
}
