import { parseSync } from 'vite'

/** One change to a chart's source: what a hurried hand might do to it. */
export interface Edit {
  kind: (typeof editKinds)[number]
  /** Where and what, stable while the chart stays as it is. */
  what: string
  start: number
  end: number
  text: string
}

export const editKinds = [
  'transition dropped',
  'transition retargeted',
  'guard dropped',
  'guard negated',
  'action dropped',
  'code swapped',
] as const

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Every edit of the six kinds that a chart's source allows. */
export function editsOf(file: string, source: string): Edit[] {
  const { program } = parseSync(file, source)
  const create = findCall(program as unknown as Node, 'createMachine')
  const setup = findCall(program as unknown as Node, 'setup')
  const [config] = (create?.['arguments'] ?? []) as Node[]
  const [defined] = (setup?.['arguments'] ?? []) as Node[]
  if (config === undefined || defined === undefined) throw new Error(`${file} holds no chart`)
  const text = (node: Node) => source.slice(node.start, node.end)
  const edits: Edit[] = []
  const targets = new Set<string>()
  const codes = new Set<string>()
  everyNode(config, (node) => {
    if (node.type !== 'Property') return
    const value = node['value'] as Node
    if (keyOf(node) === 'target' && value.type === 'Literal') targets.add(text(value))
    if (keyOf(node) === 'code') codes.add(text(value))
  })

  function inState(state: Node, path: string) {
    for (const property of propertiesOf(state)) {
      const key = keyOf(property)
      const value = property['value'] as Node
      if (key === 'on' || key === 'after') {
        for (const event of propertiesOf(value)) {
          inTransitions(event, event['value'] as Node, `${path} on ${keyOf(event)}`)
        }
      }
      if (key === 'always') inTransitions(property, value, `${path} at once`)
      if (key === 'invoke') {
        for (const part of propertiesOf(value)) {
          if (keyOf(part) === 'onDone') inTransitions(part, part['value'] as Node, `${path} done`)
          if (keyOf(part) === 'onError')
            inTransitions(part, part['value'] as Node, `${path} broken`)
        }
      }
      if (key === 'entry' || key === 'exit') inActions(property, value, `${path} ${key}`)
      if (key === 'meta') swapCode(value, path)
      if (key === 'states') {
        for (const child of propertiesOf(value)) {
          inState(child['value'] as Node, path === '' ? keyOf(child) : `${path}.${keyOf(child)}`)
        }
      }
    }
  }

  function inTransitions(property: Node, value: Node, where: string) {
    if (value.type === 'ArrayExpression') {
      const elements = value['elements'] as Node[]
      for (const [index, element] of elements.entries()) {
        inTransition(element, element, `${where} [${index + 1}]`)
      }
    } else {
      inTransition(property, value, where)
    }
  }

  function inTransition(whole: Node, transition: Node, where: string) {
    edits.push({ kind: 'transition dropped', what: where, ...without(whole) })
    if (transition.type !== 'ObjectExpression') return
    for (const property of propertiesOf(transition)) {
      const value = property['value'] as Node
      if (keyOf(property) === 'target' && value.type === 'Literal') {
        const others = [...targets].filter((other) => isElsewhere(other, text(value)))
        const other = others[(edits.length + others.length) % Math.max(1, others.length)]
        if (other !== undefined) {
          edits.push({
            kind: 'transition retargeted',
            what: `${where} → ${other}`,
            start: value.start,
            end: value.end,
            text: other,
          })
        }
      }
      if (keyOf(property) === 'guard') {
        edits.push({ kind: 'guard dropped', what: where, ...without(property) })
      }
      if (keyOf(property) === 'actions') inActions(property, value, where)
    }
  }

  function inActions(property: Node, value: Node, where: string) {
    const list = value.type === 'ArrayExpression' ? (value['elements'] as Node[]) : [value]
    for (const action of list) {
      const whole = value.type === 'ArrayExpression' ? action : property
      const name = /'(\w+)'/.exec(text(action))?.[1] ?? text(action)
      edits.push({ kind: 'action dropped', what: `${where}: ${name}`, ...without(whole) })
    }
  }

  function swapCode(meta: Node, path: string) {
    const code = propertiesOf(meta).find((property) => keyOf(property) === 'code')
    if (code === undefined) return
    const value = code['value'] as Node
    const other = [...codes].find((each) => each !== text(value))
    if (other === undefined) return
    edits.push({
      kind: 'code swapped',
      what: `${path}: ${text(value)} → ${other}`,
      start: value.start,
      end: value.end,
      text: other,
    })
  }

  /** A dropped part leaves its comma; two in a row are one too many. */
  function without({ start, end }: Node) {
    const comma = /^\s*,/.exec(source.slice(end))
    return { start, end: end + (comma?.[0].length ?? 0), text: '' }
  }

  inState(config, '')
  const guards = propertiesOf(defined).find((property) => keyOf(property) === 'guards')
  for (const guard of guards === undefined ? [] : propertiesOf(guards['value'] as Node)) {
    const value = guard['value'] as Node
    if (!isFunction(value)) continue
    edits.push({
      kind: 'guard negated',
      what: keyOf(guard),
      start: value.start,
      end: value.end,
      text: `(...given) => !(${text(value)})(...given)`,
    })
  }
  return edits
}

/** Names of one state below another would not change where an arrow ends up. */
function isElsewhere(one: string, other: string): boolean {
  const last = (target: string) => target.replaceAll(/['#]/g, '').split('.').at(-1)
  return last(one) !== last(other)
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

function propertiesOf(node: Node): Node[] {
  return ((node['properties'] ?? []) as Node[]).filter(({ type }) => type === 'Property')
}

function keyOf(property: Node): string {
  const key = property['key'] as Node
  return String(key['name'] ?? key['value'])
}

function findCall(root: Node, name: string): Node | null {
  let found: Node | null = null
  everyNode(root, (node) => {
    if (node.type !== 'CallExpression') return
    const callee = node['callee'] as Node
    const called = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee
    if (called['name'] === name) found ??= node
  })
  return found
}

function everyNode(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) everyNode(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && 'start' in node) visit(node as Node)
    for (const value of Object.values(node)) everyNode(value, visit)
  }
}
