import { swapped, textOf } from './edit.ts'
import type { Edit } from './edit.ts'
import { dropping, oneOf } from './chartText.ts'
import type { ChartText } from './chartText.ts'
import type { ArrowPart } from './chartParts.ts'
import { excludeEachOther } from './exclusion.ts'
import { elementsOf, isText, propertyOf, valueOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** What can go wrong with the arrows of a chart themselves. */
export function arrowEdits(chart: ChartText, arrows: readonly ArrowPart[]): Edit[] {
  const each = arrows.flatMap((arrow) => [
    dropping(chart, 'transition dropped', arrow.where, arrow.whole, [arrow.arrow]),
    ...retargeted(chart, arrow),
    ...guardDropped(chart, arrow),
    ...actionsDropped(chart, arrow),
    ...reentered(chart, arrow),
  ])
  return [...each, ...swappedBranches(chart, arrows)]
}

function retargeted(chart: ChartText, { where, arrow, node }: ArrowPart): Edit[] {
  const target = valueAt(node, 'target')
  if (target === undefined || !isText(target)) return []
  const others = chart.targets.filter((other) => isElsewhere(other, textOf(chart.source, target)))
  const text = oneOf(others, where)
  if (text === undefined) return []
  const what = `${where} → ${text}`
  const { start, end } = target
  return [{ kind: 'transition retargeted', what, start, end, text, arrows: [arrow] }]
}

function guardDropped(chart: ChartText, { where, arrow, node }: ArrowPart): Edit[] {
  const guard = propertyOf(node, 'guard')
  return guard === undefined ? [] : [dropping(chart, 'guard dropped', where, guard, [arrow])]
}

function actionsDropped(chart: ChartText, { where, arrow, node }: ArrowPart): Edit[] {
  const property = propertyOf(node, 'actions')
  return property === undefined
    ? []
    : eachDropped(chart, 'action dropped', where, property, [arrow])
}

/** Every one of a list by itself; the only one with its key. */
export function eachDropped(
  chart: ChartText,
  kind: Edit['kind'],
  where: string,
  property: Node,
  arrows: readonly string[] = [],
): Edit[] {
  const value = valueOf(property)
  return elementsOf(value).map((one) => {
    const text = textOf(chart.source, one)
    const name = /'([^']+)'/.exec(text)?.[1] ?? text
    const whole = value.type === 'ArrayExpression' ? one : property
    return dropping(chart, kind, `${where}: ${name}`, whole, arrows)
  })
}

/** Entering anew differs where an arrow stays within its state, and that has something to begin. */
function reentered(chart: ChartText, { where, arrow, node, state }: ArrowPart): Edit[] {
  const reenter = propertyOf(node, 'reenter')
  if (reenter !== undefined) return [dropping(chart, 'reenter flipped', where, reenter, [arrow])]
  const target = valueAt(node, 'target')
  if (target === undefined || !isText(target) || !isWithin(state.path, target)) return []
  if (!beginsSomething(state.node)) return []
  const [start, text] = [target.end, ', reenter: true']
  return [{ kind: 'reenter flipped', what: where, start, end: start, text, arrows: [arrow] }]
}

function beginsSomething(state: Node): boolean {
  return ['entry', 'exit', 'invoke', 'after'].some((key) => propertyOf(state, key) !== undefined)
}

function isWithin(path: string, target: Node): boolean {
  const text = String(target['value'])
  const absolute = /^#\w+\.(.*)$/.exec(text)?.[1]
  if (absolute !== undefined) return absolute === path || absolute.startsWith(`${path}.`)
  return text.startsWith('.') || text === path.split('.').at(-1)
}

/** Where an event has several arrows, the first that may goes. */
function swappedBranches(chart: ChartText, arrows: readonly ArrowPart[]): Edit[] {
  return arrows.flatMap((one, index) => {
    const other = arrows[index + 1]
    if (other === undefined || !isNextBranch(one, other)) return []
    if (excludeEachOther(chart, one.node, other.node)) return []
    const what = `${one.where} and the next`
    const names = [one.arrow, other.arrow]
    return [
      {
        kind: 'transitions swapped',
        what,
        arrows: names,
        ...swapped(chart.source, one.node, other.node),
      },
    ]
  })
}

function isNextBranch(one: ArrowPart, other: ArrowPart): boolean {
  const list = (arrow: string) => arrow.replace(/ \[\d+\]$/, '')
  return one.arrow !== other.arrow && list(one.arrow) === list(other.arrow)
}

function valueAt(node: Node, key: string): Node | undefined {
  const property = propertyOf(node, key)
  return property === undefined ? undefined : valueOf(property)
}

/** Names of one state below another would not change where an arrow ends up. */
function isElsewhere(one: string, other: string): boolean {
  const last = (target: string) => target.replaceAll(/['#]/g, '').split('.').at(-1)
  return last(one) !== last(other)
}
