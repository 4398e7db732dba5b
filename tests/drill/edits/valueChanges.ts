import { textOf } from './edit.ts'
import type { Change } from './edit.ts'
import { calledName, isText } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'

/** Constants and sums. */
export function valueChanges(source: string, node: Node, trail: Trail): Change[] {
  if (node.type === 'BinaryExpression') return sum(source, node)
  if (node.type !== 'Literal' || isName(node, trail.at(-1))) return []
  const text = another(node['value'])
  return text === null ? [] : [{ kind: 'constant changed', start: node.start, end: node.end, text }]
}

function another(value: unknown): string | null {
  if (typeof value === 'number') return String(value + 1)
  if (typeof value === 'boolean') return String(!value)
  return typeof value === 'string' ? `'${value.replaceAll(/['\\\n]/g, ' ')}?'` : null
}

/** A key, an attribute of an element, or a word that something is compared with, which is turned. */
function isName(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'JSXAttribute' || namesStatement(parent)) return true
  if (isText(node) && (parent?.['operator'] === '===' || parent?.['operator'] === '!=='))
    return true
  return parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true
}

/** What a statement or a part of one is called at the database: any other name does. */
function namesStatement(parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression') return false
  const callee = parent['callee'] as Node
  const maker = callee.type === 'CallExpression' ? callee : parent
  return namingStatements.has(calledName(maker))
}
const namingStatements = new Set(['as', '$with', 'statement', 'searches', 'ownRecords'])

function sum(source: string, node: Node): Change[] {
  const sign = String(node['operator'])
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  if ((sign !== '+' && sign !== '-') || isWords(left) || isWords(right)) return []
  const text = `${textOf(source, left)} ${sign === '+' ? '-' : '+'} ${textOf(source, right)}`
  return [{ kind: 'sum turned', start: left.start, end: right.end, text }]
}

function isWords(node: Node): boolean {
  return node.type === 'TemplateLiteral' || typeof node['value'] === 'string'
}
