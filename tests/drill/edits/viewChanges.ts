import { textOf } from './edit.ts'
import type { Change, EditKind } from './edit.ts'
import type { Node, Trail } from './syntax.ts'

/** The kinds that a view can have: what it shows, and whether it does. */
export function isOfView(kind: EditKind): boolean {
  return viewKinds.has(kind)
}

const viewKinds: ReadonlySet<EditKind> = new Set([
  'fact dropped',
  'fact swapped',
  'condition negated',
  'comparison turned',
  'comparison by one',
  'and for or',
])

/** A fact that a view no longer shows, or another in its place. */
export function viewChanges(source: string, node: Node, trail: Trail): Change[] {
  if (node.type === 'JSXExpressionContainer') return factDropped(source, node, trail)
  return node.type === 'MemberExpression' ? factSwapped(source, node) : []
}

function factDropped(source: string, node: Node, trail: Trail): Change[] {
  const shown = node['expression'] as Node
  const parent = trail.at(-1)
  if (parent?.type === 'JSXAttribute' || shown.type === 'JSXEmptyExpression') return []
  if (textOf(source, shown) === 'children') return []
  return [{ kind: 'fact dropped', start: shown.start, end: shown.end, text: 'null' }]
}

/** Sums and moments are told apart by their names alone. */
function factSwapped(source: string, node: Node): Change[] {
  const property = node['property'] as Node
  const name = String(property['name'])
  const suffix = /(?:Cents|At|Quantity|Id)$/.exec(name)?.[0]
  if (suffix === undefined || node['computed'] === true) return []
  const found = source.matchAll(new RegExp(`\\.(\\w+${suffix})\\b`, 'g'))
  const text = [...found].map(([, other = '']) => other).find((other) => other !== name)
  if (text === undefined) return []
  return [{ kind: 'fact swapped', start: property.start, end: property.end, text }]
}
