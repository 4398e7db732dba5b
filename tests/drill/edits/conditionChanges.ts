import { textOf, without } from './edit.ts'
import type { Change } from './edit.ts'
import { everyNode, isFunction } from './syntax.ts'
import type { Node } from './syntax.ts'

const byOne: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const turned: Readonly<Record<string, string>> = { '===': '!==', '!==': '===' }
const either: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }
const methods: Readonly<Record<string, string>> = { some: 'every', every: 'some' }
const extremes: Readonly<Record<string, string>> = { min: 'max', max: 'min' }

/** Comparisons, conditions, and what is said of several. */
export function conditionChanges(source: string, node: Node): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        ...operator(source, node, 'comparison by one', byOne),
        ...operator(source, node, 'comparison turned', turned),
      ]
    case 'LogicalExpression':
      return operator(source, node, 'and for or', either)
    case 'MemberExpression':
      return method(source, node)
    case 'IfStatement':
      return [...condition(source, node), ...guard(source, node)]
    case 'ConditionalExpression':
      return condition(source, node)
    default:
      return isFunction(node) ? helper(source, node) : []
  }
}

function operator(
  source: string,
  node: Node,
  kind: Change['kind'],
  others: Readonly<Record<string, string>>,
): Change[] {
  const sign = String(node['operator'])
  const other = others[sign]
  if (other === undefined) return []
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  const between = source.slice(left.end, right.start).replace(sign, other)
  const text = textOf(source, { start: node.start, end: left.end }) + between
  return [
    { kind, ...placeOf(node), text: text + textOf(source, { start: right.start, end: node.end }) },
  ]
}

function method(source: string, node: Node): Change[] {
  const property = node['property'] as Node
  const name = String(property['name'])
  const isMath = textOf(source, node['object'] as Node) === 'Math'
  const other = isMath ? extremes[name] : methods[name]
  if (other === undefined || node['computed'] === true) return []
  const kind = isMath ? 'comparison turned' : 'and for or'
  const text = textOf(source, { start: node.start, end: property.start }) + other
  return [{ kind, ...placeOf(node), text }]
}

function condition(source: string, node: Node): Change[] {
  const test = node['test'] as Node
  if (test['operator'] === '===' || test['operator'] === '!==') return []
  return [{ kind: 'condition negated', ...placeOf(test), text: negated(source, test) }]
}

/** Leaves early no more; what only says that the code itself is wrong happens to nobody. */
function guard(source: string, node: Node): Change[] {
  const last = lastOf(node['consequent'] as Node)
  const isLeaving = last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement'
  if (node['alternate'] || !isLeaving || isFault(last)) return []
  return [{ kind: 'guard dropped', ...without(source, node) }]
}

function lastOf(statement: Node): Node | undefined {
  return statement.type === 'BlockStatement' ? (statement['body'] as Node[]).at(-1) : statement
}

function isFault({ type, argument }: Node): boolean {
  const callee = (argument as Node | null)?.['callee'] as Node | undefined
  return type === 'ThrowStatement' && callee?.['name'] === 'Error'
}

function helper(source: string, node: Node): Change[] {
  const returned = (node['returnType'] as Node | null)?.['typeAnnotation'] as Node | undefined
  if (returned?.type !== 'TSBooleanKeyword' && returned?.type !== 'TSTypePredicate') return []
  return answersOf(node)
    .filter((answer) => answer.type !== 'Literal')
    .map((answer) => ({
      kind: 'helper negated' as const,
      ...placeOf(answer),
      text: negated(source, answer),
    }))
}

function answersOf(node: Node): Node[] {
  const body = node['body'] as Node
  if (body.type !== 'BlockStatement') return [body]
  const answers: Node[] = []
  everyNode(body, (inner, trail) => {
    const answer = inner['argument'] as Node | null
    if (inner.type === 'ReturnStatement' && answer && !trail.some(isFunction)) answers.push(answer)
  })
  return answers
}

function negated(source: string, node: Node): string {
  const isNot = node.type === 'UnaryExpression' && node['operator'] === '!'
  return isNot ? textOf(source, node['argument'] as Node) : `!(${textOf(source, node)})`
}

function placeOf({ start, end }: Node) {
  return { start, end }
}
