import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { evaluateChart } from '../../tools/flow-book/changes/factsOf.ts'

/** Checks what Stately's visualizer would show of a chart file, and what it would hide. */

/** Actions that a delayed transition adds automatically. */
const timerParts = new Set(['xstate.raise', 'xstate.cancel'])

const folder = new URL('../../src/machines/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('Machine.ts'))

describe.each(files)('%s can be pasted whole into the visualizer', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8')
  const machine = evaluateChart(source)

  test('its only value import is xstate', () => {
    const imports = [...source.matchAll(/^import\s+(type\s)?[\s\S]*?from '([^']+)'/gm)]
    expect(
      imports
        .filter(([, type, from]) => type === undefined && from !== 'xstate')
        .map(([whole]) => whole),
    ).toEqual([])
  })

  test('its file, its export and its id have one name', () => {
    expect(name).toBe(`${machine.id}Machine.ts`)
    expect(source).toContain(`export const ${machine.id}Machine = `)
  })

  test('every state has a description', () => {
    expect(
      nodesOf(machine)
        .filter(({ description }) => !description)
        .map(({ id }) => id),
    ).toEqual([])
  })

  test('every transition that is no failure has a description', () => {
    expect(
      transitionsOf(machine)
        .filter(({ description }) => !description)
        .map(nameOf)
        .filter((transition) => !/: (xstate\.error\.\S+|at once) /.test(transition)),
    ).toEqual([])
  })

  test('every guard, action and delay has a name that setup defines', () => {
    const { guards, actions, delays } = machine.implementations
    const used = {
      guards: transitionsOf(machine).flatMap(({ guard }) => (guard ? [typeName(guard)] : [])),
      actions: [
        ...transitionsOf(machine).flatMap((transition) => transition.actions),
        ...nodesOf(machine).flatMap(({ entry, exit }) => [...entry, ...exit]),
      ]
        .map(typeName)
        .filter((type) => !timerParts.has(type)),
      delays: nodesOf(machine).flatMap(({ after }) => after.map(({ delay }) => String(delay))),
    }
    const unknown = (names: readonly string[], defined: object) =>
      [...new Set(names)].filter((each) => !(each in defined))
    expect({
      guards: unknown(used.guards, guards),
      actions: unknown(used.actions, actions),
      delays: unknown(used.delays, delays),
    }).toEqual({ guards: [], actions: [], delays: [] })
  })

  test('every actor it invokes has its own name as id', () => {
    const invoked = nodesOf(machine).flatMap(({ invoke }) => invoke)
    expect(invoked.filter(({ id, src }) => id !== src).map(({ id }) => id)).toEqual([])
    expect(invoked.filter(({ id }) => !(id in machine.implementations.actors))).toEqual([])
  })

  test('nothing that setup defines goes unused', () => {
    const { guards, actions, actors } = machine.implementations
    const rest = source.slice(source.indexOf('.createMachine('))
    const unused = [guards, actions, actors]
      .flatMap((defined) => Object.keys(defined))
      .filter((each) => !new RegExp(`['"\`]${each}['"\`]`).test(rest))
    expect(unused).toEqual([])
  })
})

function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ]
  return below(machine.root)
}

function transitionsOf(machine: AnyStateMachine) {
  return nodesOf(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat(),
  )
}

function nameOf({ source, eventType, target }: ReturnType<typeof transitionsOf>[number]): string {
  return `${source.id}: ${eventType || 'at once'} → ${target?.map(({ id }) => id).join() ?? 'stays'}`
}

function typeName(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  const { type } = implementation as { type?: string }
  return type ?? `inline: ${String(implementation).slice(0, 60)}`
}
