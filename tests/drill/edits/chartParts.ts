import { arrowName } from './edit.ts'
import type { ChartText } from './chartText.ts'
import { keyOf, propertiesOf, propertyOf, valueOf } from './syntax.ts'
import type { Node } from './syntax.ts'

export interface StatePart {
  /** Empty for the chart itself. */
  path: string
  /** As the machine names it. */
  id: string
  node: Node
}

export interface ArrowPart {
  /** In words, as an edit's name begins. */
  where: string
  arrow: string
  state: StatePart
  /** What goes where the whole arrow is dropped. */
  whole: Node
  node: Node
}

/** The arrows that one event has in one state. */
interface Branches {
  where: string
  event: string
  property: Node
}

export function statesIn(chart: ChartText): StatePart[] {
  return [rootOf(chart), ...statesBelow(rootOf(chart))]
}

export function arrowsIn(chart: ChartText): ArrowPart[] {
  return statesIn(chart).flatMap((state) =>
    branchesOf(state).flatMap((branches) => arrowsOf(state, branches)),
  )
}

function rootOf({ id, config }: ChartText): StatePart {
  return { path: '', id, node: config }
}

function statesBelow({ path, id, node }: StatePart): StatePart[] {
  const states = propertyOf(node, 'states')
  return (states === undefined ? [] : propertiesOf(valueOf(states))).flatMap((property) => {
    const key = keyOf(property)
    const state = {
      path: path === '' ? key : `${path}.${key}`,
      id: `${id}.${key}`,
      node: valueOf(property),
    }
    return [state, ...statesBelow(state)]
  })
}

function branchesOf({ path, id, node }: StatePart): Branches[] {
  return propertiesOf(node).flatMap((property) => {
    const inner = propertiesOf(valueOf(property))
    switch (keyOf(property)) {
      case 'on':
        return inner.map((each) => branches(`${path} on ${keyOf(each)}`, keyOf(each), each))
      case 'after':
        return inner.map((each) =>
          branches(`${path} on ${keyOf(each)}`, `xstate.after.${keyOf(each)}.${id}`, each),
        )
      case 'always':
        return [branches(`${path} at once`, 'always', property)]
      case 'invoke':
        return endsOf(path, valueOf(property))
      default:
        return []
    }
  })
}

function endsOf(path: string, invoke: Node): Branches[] {
  const id = propertyOf(invoke, 'id')
  const actor = id === undefined ? '' : String(valueOf(id)['value'])
  const [done, broken] = [propertyOf(invoke, 'onDone'), propertyOf(invoke, 'onError')]
  return [
    ...(done ? [branches(`${path} done`, `xstate.done.actor.${actor}`, done)] : []),
    ...(broken ? [branches(`${path} broken`, `xstate.error.actor.${actor}`, broken)] : []),
  ]
}

function branches(where: string, event: string, property: Node): Branches {
  return { where, event, property }
}

function arrowsOf(state: StatePart, { where, event, property }: Branches): ArrowPart[] {
  const value = valueOf(property)
  const arrow = (branch: number) => arrowName({ state: state.id, event, branch })
  if (value.type !== 'ArrayExpression') {
    return [{ where, arrow: arrow(1), state, whole: property, node: value }]
  }
  return (value['elements'] as Node[]).map((node, index) => ({
    where: `${where} [${index + 1}]`,
    arrow: arrow(index + 1),
    state,
    whole: node,
    node,
  }))
}
