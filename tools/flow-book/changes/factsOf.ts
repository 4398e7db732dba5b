import { stripTypeScriptTypes } from 'node:module'
import * as xstate from 'xstate'
import type { AnyStateMachine } from 'xstate'
import { readChart } from '../readChart.ts'
import type { Chart } from '../readChart.ts'
import type { ActedBy } from '../whoActs.ts'

/** The facts by which two versions of a chart are compared. */
export interface Facts {
  chart: Chart
  actedBy: ActedBy
  /** The source text of each guard, action and delay. */
  guards: Readonly<Record<string, string>>
  actions: Readonly<Record<string, string>>
  delays: Readonly<Record<string, string>>
}

/** Extracts the facts from the sources of a chart and of its proof in any commit. */
export function factsOf(source: string, proof: string): Facts {
  const machine = evaluateChart(source)
  const { guards, actions, delays } = machine.implementations
  return {
    chart: readChart(machine),
    actedBy: actedByIn(proof),
    guards: textsOf(guards),
    actions: textsOf(actions),
    delays: textsOf(delays),
  }
}

/**
 * Evaluates a chart: types stripped, imports dropped, the names of xstate injected, as a visualizer
 * does.
 */
export function evaluateChart(source: string): AnyStateMachine {
  const names = [...source.matchAll(/^import\s+\{([^}]*)\}\s+from 'xstate'/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
  const body = stripTypeScriptTypes(source)
    .replaceAll(/^import[\s\S]*?from '[^']+';?$/gm, '')
    .replaceAll(/^export const (\w+Machine) = /gm, 'result = ')
    .replaceAll(/^export /gm, '')
  const run = new Function(...names, `let result\n${body}\nreturn result`) as (
    ...given: unknown[]
  ) => AnyStateMachine
  const offered = new Map<string, unknown>(Object.entries(xstate))
  return run(...names.map((each) => offered.get(each)))
}

function actedByIn(proof: string): ActedBy {
  const block = /actedBy:\s*\{([^}]*)\}/.exec(proof)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/['"]?([\w.]+)['"]?:\s*'(\w+)'/g)].map(([, event = '', who = '']) => [
      event,
      who,
    ]),
  )
}

function textsOf(implementations: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(implementations).map(([name, given]) => [name, textOf(given)]),
  )
}

/** Of an `assign`, what it assigns. Stripping types leaves blanks, which are ignored. */
function textOf(given: unknown): string {
  const assignment: unknown =
    typeof given === 'function' && 'assignment' in given ? given.assignment : given
  const text =
    typeof assignment === 'object' && assignment !== null
      ? Object.entries(assignment)
          .map(([key, value]) => `${key}: ${String(value)}`)
          .join(', ')
      : String(assignment)
  return text.replaceAll(/\s+/g, ' ')
}
