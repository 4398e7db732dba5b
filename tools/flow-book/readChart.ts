import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { keyOf, transitionsOf } from '../../tests/model/support/replay.ts'
import type { Transition } from '../../tests/model/support/replay.ts'

export interface ChartState {
  id: string
  /** The state's path below the root: `filling.ready`. */
  path: string
  key: string
  parent: string
  kind: 'leaf' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  /** Left at once in every context: no snapshot rests there. */
  isPassing: boolean
  code: number | null
  description: string
  tags: readonly string[]
  /** Its entry and exit actions, and the services it invokes. */
  entry: readonly string[]
  exit: readonly string[]
  calls: readonly string[]
}

export interface ChartTransition {
  /** Its name in a link: `paid.delivered:refund.applied`, and `:2` for the second of them. */
  name: string
  /** Its name in the tests. */
  key: string
  source: string
  /** The event's name in the chart; empty for an eventless transition. */
  event: string
  guard: string | null
  targets: readonly string[]
  effects: readonly string[]
  description: string
}

export interface Chart {
  id: string
  description: string
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

/** The contents of a chart, in source order. */
export function readChart(machine: AnyStateMachine): Chart {
  const nodes = nodesBelow(machine.root)
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.slice(1).map(stateOf),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition, _index, all) => ({
        name: nameIn(node, transition, all),
        key: keyOf(transition),
        source: node.id,
        event: transition.eventType,
        guard: nameOf(transition.guard),
        targets: (transition.target ?? []).map(({ id }) => id),
        effects: namesOf(transition.actions),
        description: transition.description ?? '',
      })),
    ),
  }
}

function stateOf(node: AnyStateNode): ChartState {
  const { code } = (node.meta ?? {}) as { code?: number }
  return {
    id: node.id,
    path: node.path.join('.'),
    key: node.key,
    parent: node.parent?.id ?? '',
    kind: node.type === 'atomic' ? 'leaf' : node.type,
    isInitial: node.parent?.initial?.target?.includes(node) ?? false,
    isPassing: node.always?.some(({ guard }) => guard === undefined) ?? false,
    code: code ?? null,
    description: node.description ?? '',
    tags: node.tags,
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    calls: node.invoke.map(({ src }) => String(src)),
  }
}

function nameIn(node: AnyStateNode, transition: Transition, all: readonly Transition[]): string {
  const siblings = all.filter(({ eventType }) => eventType === transition.eventType)
  const branch = siblings.indexOf(transition)
  return [node.path.join('.'), transition.eventType, ...(branch > 0 ? [branch + 1] : [])].join(':')
}

/** Drops the internal actions of a delay. */
function namesOf(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => nameOf(action) ?? '')
    .filter((name) => !/^xstate\.(?:raise|cancel)$/.test(name))
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child))]
}

/** The name of a guard or an action: a string, `{type}`, or built in. */
function nameOf(implementation: unknown): string | null {
  if (implementation === undefined || implementation === null) return null
  if (typeof implementation === 'string') return implementation
  return String((implementation as { type?: string }).type ?? 'unnamed')
}
