import { textOf, without } from './edit.ts'
import type { Change } from './edit.ts'
import { argumentsOf, calledName, isFunction, keyOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Fields of objects, and what is done beside the answer. */
export function fieldChanges(source: string, node: Node): Change[] {
  switch (node.type) {
    case 'ObjectExpression':
      return [...dropped(source, node), ...exchanged(source, node)]
    case 'ExpressionStatement':
      return effect(source, node)
    case 'CallExpression':
      return amongOthers(node)
    default:
      return []
  }
}

function dropped(source: string, node: Node): Change[] {
  return (node['properties'] as Node[]).map((property) => ({
    kind: 'field dropped',
    ...without(source, property),
    says: property.type === 'Property' ? keyOf(property) : textOf(source, property),
  }))
}

/** Each with the one beside it, in pairs. */
function exchanged(source: string, node: Node): Change[] {
  const fields = (node['properties'] as Node[]).filter(isPlain)
  return fields.flatMap((one, index) => {
    const other = fields[index + 1]
    if (index % 2 === 1 || other === undefined) return []
    const [first, second] = [one, other].map((field) => textOf(source, field['value'] as Node))
    if (first === second) return []
    const between = source.slice(one.end, other.start)
    const text = `${nameOf(source, one)}: ${second}${between}${nameOf(source, other)}: ${first}`
    const says = `${keyOf(one)} and ${keyOf(other)}`
    return [{ kind: 'fields swapped' as const, start: one.start, end: other.end, text, says }]
  })
}

function isPlain(property: Node): boolean {
  if (property.type !== 'Property' || property['computed'] === true) return false
  const value = property['value'] as Node
  return !isFunction(value) && value.type !== 'ObjectExpression' && keyOf(property) !== 'type'
}

function nameOf(source: string, property: Node): string {
  return textOf(source, property['key'] as Node)
}

function effect(source: string, node: Node): Change[] {
  const call = callIn(node['expression'] as Node)
  return call === null ? [] : [{ kind: kindOf(call), ...without(source, node) }]
}

const gathering = new Set(['together', 'all'])

/** One of several things that are done together. */
function amongOthers(node: Node): Change[] {
  if (!gathering.has(calledName(node))) return []
  const given = argumentsOf(node).flatMap((each) =>
    each.type === 'ArrayExpression' ? (each['elements'] as Node[]) : [each],
  )
  return given.filter(isFunction).flatMap((each) => {
    const call = callIn(each['body'] as Node)
    if (call === null) return []
    return [{ kind: kindOf(call), start: each.start, end: each.end, text: '() => null' }]
  })
}

function callIn(expression: Node): Node | null {
  if (expression.type === 'AwaitExpression' || expression['operator'] === 'void') {
    return callIn(expression['argument'] as Node)
  }
  if (expression.type === 'ChainExpression') return callIn(expression['expression'] as Node)
  return expression.type === 'CallExpression' ? expression : null
}

function kindOf(call: Node): 'notice dropped' | 'effect dropped' {
  return /notice/i.test(calledName(call)) ? 'notice dropped' : 'effect dropped'
}
