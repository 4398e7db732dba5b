import { parseSync } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

/** For each actor that a binding provides: the services it calls whose failure nobody catches. */
export function servicesIn(file: string, source: string): Record<string, string[]> {
  const program = parseSync(file, source).program as unknown as Node
  const services = new Set<string>()
  const functions = new Map<string, Node>()
  const actors = new Map<string, Node>()
  everyNode(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const from = String((node['source'] as Node)['value'])
      if (!from.includes('/services/')) return
      for (const specifier of node['specifiers'] as Node[]) {
        services.add(nameOf(specifier['local']))
      }
    }
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node['id']), node)
    if (node.type !== 'Property') return
    const value = node['value'] as Node
    const [given] = (value['arguments'] ?? []) as Node[]
    if (nameOf(value['callee']) === 'fromPromise' && given) actors.set(nameOf(node['key']), given)
  })

  function uncaughtIn(node: Node, seen: ReadonlySet<string>): string[] {
    if (node.type === 'CallExpression') {
      const name = nameOf(node['callee'])
      if (name === 'attempt') return []
      const called = functions.get(name)
      const isGuarding = called !== undefined && holdsAttempt(called)
      const inArguments = isGuarding
        ? []
        : (node['arguments'] as Node[]).flatMap((each) => uncaughtIn(each, seen))
      if (services.has(name)) return [name, ...inArguments]
      return [...inArguments, ...uncaughtBelow(name, seen)]
    }
    return childrenOf(node).flatMap((child) => uncaughtIn(child, seen))
  }

  function uncaughtBelow(name: string, seen: ReadonlySet<string>): string[] {
    const called = functions.get(name)
    if (called === undefined || seen.has(name)) return []
    return uncaughtIn(called['body'] as Node, new Set([...seen, name]))
  }

  return Object.fromEntries(
    [...actors].map(([name, given]) => [
      name,
      given.type === 'Identifier'
        ? uncaughtBelow(nameOf(given), new Set())
        : uncaughtIn(given, new Set()),
    ]),
  )
}

function holdsAttempt(called: Node): boolean {
  let holds = false
  everyNode(called, (node) => {
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'attempt') holds = true
  })
  return holds
}

function everyNode(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) everyNode(child, visit)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => [value].flat())
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value'] ?? '') : ''
}
