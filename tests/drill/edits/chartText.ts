import { shortened, textOf, without } from './edit.ts'
import type { Edit } from './edit.ts'
import {
  argumentsOf,
  everyNode,
  findCall,
  isText,
  keyOf,
  parse,
  propertyOf,
  valueOf,
} from './syntax.ts'
import { elementsOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** A chart's source, and what its edits choose from. */
export interface ChartText {
  id: string
  source: string
  program: Node
  /** What `setup` and `createMachine` are given. */
  defined: Node
  config: Node
  targets: readonly string[]
  codes: readonly string[]
  tags: readonly string[]
}

export function readChartText(file: string, source: string): ChartText {
  const program = parse(file, source)
  const [config] = argumentsOf(findCall(program, 'createMachine'))
  const [defined] = argumentsOf(findCall(program, 'setup'))
  if (config === undefined || defined === undefined) throw new Error(`${file} holds no chart`)
  const under = (key: string) => valuesUnder(config, key)
  const id = propertyOf(config, 'id')
  return {
    id: id === undefined ? '' : String(valueOf(id)['value']),
    source,
    program,
    defined,
    config,
    targets: unique(under('target').filter(isText), source),
    codes: unique(under('code'), source),
    tags: unique(under('tags').flatMap(elementsOf), source),
  }
}

export function dropping(
  chart: ChartText,
  kind: Edit['kind'],
  what: string,
  node: Node,
  arrows: readonly string[] = [],
): Edit {
  return { kind, what, ...without(chart.source, node), arrows }
}

export function replacing(
  { source }: ChartText,
  kind: Edit['kind'],
  where: string,
  node: Node,
  text: string,
): Edit {
  const what = `${where}: ${shortened(textOf(source, node))} → ${shortened(text)}`
  return { kind, what, start: node.start, end: node.end, text }
}

/** One of them, always the same for the same place. */
export function oneOf<Item>(items: readonly Item[], place: string): Item | undefined {
  const sum = [...place].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return items[sum % Math.max(1, items.length)]
}

function valuesUnder(config: Node, key: string): Node[] {
  const values: Node[] = []
  everyNode(config, (node) => {
    if (node.type === 'Property' && keyOf(node) === key) values.push(valueOf(node))
  })
  return values
}

function unique(nodes: readonly Node[], source: string): string[] {
  return [...new Set(nodes.map((node) => textOf(source, node)))]
}
