import type { AnyStateMachine, AnyStateNode } from 'xstate'

export interface ChartState {
  id: string
  /** The state's path below the root: `filling.ready`. */
  path: string
  key: string
  parent: string
  kind: 'leaf' | 'compound' | 'parallel' | 'final' | 'history'
  isInitial: boolean
  code: number | null
  description: string
  tags: readonly string[]
}

export interface ChartTransition {
  source: string
  /** The event as the chart names it; empty for one that is taken at once. */
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

/** What a chart says, in the order in which it says it. */
export function readChart(machine: AnyStateMachine): Chart {
  const nodes = nodesBelow(machine.root)
  return {
    id: machine.id,
    description: machine.root.description ?? '',
    states: nodes.slice(1).map(stateOf),
    transitions: nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
        source: node.id,
        event: transition.eventType,
        guard: nameOf(transition.guard),
        targets: (transition.target ?? []).map(({ id }) => id),
        effects: transition.actions.map((action) => nameOf(action) ?? ''),
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
    isInitial: node.parent?.initial.target?.includes(node) ?? false,
    code: code ?? null,
    description: node.description ?? '',
    tags: node.tags,
  }
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child))]
}

/** Of a guard or an action: by name, by `{type}`, or built in. */
function nameOf(implementation: unknown): string | null {
  if (implementation === undefined || implementation === null) return null
  if (typeof implementation === 'string') return implementation
  return String((implementation as { type?: string }).type ?? 'unnamed')
}
