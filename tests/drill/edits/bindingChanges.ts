import { textOf } from './edit.ts'
import type { Change } from './edit.ts'
import { isFunction, keyOf } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'

/** What can go wrong between a chart and the calls: another call, an effect that does nothing. */
export function bindingChanges(source: string, node: Node, trail: Trail): Change[] {
  if (node.type === 'CallExpression') return callSwapped(source, node)
  if (node.type === 'MemberExpression') return contractSwapped(source, node)
  return node.type === 'Property' ? effectEmptied(node, trail) : []
}

/** Another service of the same module. */
function callSwapped(source: string, node: Node): Change[] {
  const callee = node['callee'] as Node
  const name = String(callee['name'])
  const names = servicesIn(source).find((each) => each.includes(name)) ?? []
  const text = next(names, name)
  if (callee.type !== 'Identifier' || text === undefined) return []
  return [{ kind: 'call swapped', start: callee.start, end: callee.end, text }]
}

function servicesIn(source: string): string[][] {
  return [...source.matchAll(/import \{([^}]*)\} from '[^']*\/services\/[^']*'/g)].map(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}

/** Another call of the same contract. */
function contractSwapped(source: string, node: Node): Change[] {
  if (textOf(source, node['object'] as Node) !== 'contract') return []
  const property = node['property'] as Node
  const calls = [...source.matchAll(/callApi\(\s*contract\.(\w+)/g)].map(([, name = '']) => name)
  const text = next([...new Set(calls)], String(property['name']))
  if (text === undefined) return []
  return [{ kind: 'call swapped', start: property.start, end: property.end, text }]
}

function next(names: readonly string[], name: string): string | undefined {
  const at = names.indexOf(name)
  if (at === -1 || names.length < 2) return undefined
  return names[(at + 1) % names.length]
}

/** One of the actions that a binding fills in. */
function effectEmptied(node: Node, trail: Trail): Change[] {
  const within = trail.findLast(({ type }) => type === 'Property')
  const value = node['value'] as Node
  if (within === undefined || keyOf(within) !== 'actions' || !isFunction(value)) return []
  const says = `${keyOf(node)} does nothing`
  return [{ kind: 'effect dropped', start: value.start, end: value.end, text: '() => {}', says }]
}
