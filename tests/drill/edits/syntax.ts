import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** What a node stands in, outermost first. */
export type Trail = readonly Node[]

export function parse(file: string, source: string): Node {
  return parseSync(file, source).program as unknown as Node
}

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Types are left out: an edit of theirs changes nothing that runs. */
export function everyNode(
  node: Node,
  visit: (node: Node, trail: Trail) => void,
  trail: Trail = [],
): void {
  if (wrappers.has(node.type)) return everyNode(node['expression'] as Node, visit, trail)
  if (node.type.startsWith('TS') || node.type.startsWith('Import')) return
  visit(node, trail)
  for (const child of childrenOf(node)) everyNode(child, visit, [...trail, node])
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => isNode(value))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function findCall(root: Node, name: string): Node | null {
  let found: Node | null = null
  everyNode(root, (node) => {
    if (node.type === 'CallExpression' && calledName(node) === name) found ??= node
  })
  return found
}

export function calledName(call: Node): string {
  const callee = call['callee'] as Node
  const called = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee
  return String(called['name'])
}

export function argumentsOf(call: Node | null): Node[] {
  return (call?.['arguments'] ?? []) as Node[]
}

export function propertiesOf(node: Node): Node[] {
  return ((node['properties'] ?? []) as Node[]).filter(({ type }) => type === 'Property')
}

export function propertyOf(node: Node, key: string): Node | undefined {
  return propertiesOf(node).find((property) => keyOf(property) === key)
}

export function valueOf(property: Node): Node {
  const value = property['value'] as Node
  return wrappers.has(value.type) ? (value['expression'] as Node) : value
}

export function keyOf(property: Node): string {
  const key = property['key'] as Node
  return String(key['name'] ?? key['value'])
}

export function isFunction({ type }: Node): boolean {
  return (
    type === 'ArrowFunctionExpression' ||
    type === 'FunctionExpression' ||
    type === 'FunctionDeclaration'
  )
}

export function isText(node: Node): boolean {
  return node.type === 'Literal' && typeof node['value'] === 'string'
}

export function elementsOf(value: Node): Node[] {
  return value.type === 'ArrayExpression' ? (value['elements'] as Node[]) : [value]
}
