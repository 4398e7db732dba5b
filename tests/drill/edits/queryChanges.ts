import { textOf, without } from './edit.ts'
import type { Change } from './edit.ts'
import { argumentsOf } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'

const byOne: Readonly<Record<string, string>> = { gt: 'gte', gte: 'gt', lt: 'lte', lte: 'lt' }
const turned: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
}

const builder = "from 'drizzle-orm'"

/** Queries, whether they are built or written as text. */
export function queryChanges(source: string, node: Node, trail: Trail): Change[] {
  if (node.type === 'TemplateElement') return isQuery(trail) ? inText(source, node) : []
  if (node.type !== 'CallExpression' || !source.includes(builder)) return []
  const name = String((node['callee'] as Node)['name'])
  return [
    ...called(source, node, 'comparison by one', byOne[name]),
    ...called(source, node, 'comparison turned', turned[name]),
    ...(name === 'and' || name === 'or' ? conditionsDropped(source, node) : []),
  ]
}

/** The same with another function of the query builder, which the file may not know yet. */
function called(
  source: string,
  node: Node,
  kind: Change['kind'],
  other: string | undefined,
): Change[] {
  if (other === undefined) return []
  const { start, end } = node
  const text = other + source.slice((node['callee'] as Node).end, end)
  const isKnown = new RegExp(`import [^;]*\\b${other}\\b[^;]* ${builder}`).test(source)
  return [
    { kind, start, end, text, ...(!isKnown && { before: `import { ${other} } ${builder}; ` }) },
  ]
}

function conditionsDropped(source: string, node: Node): Change[] {
  return argumentsOf(node).map((each) => ({ kind: 'guard dropped', ...without(source, each) }))
}

function isQuery(trail: Trail): boolean {
  const tagged = trail.findLast(({ type }) => type === 'TaggedTemplateExpression')
  return tagged !== undefined && (tagged['tag'] as Node)['name'] === 'sql'
}

const inQueries: readonly [Change['kind'], RegExp, (found: string) => string][] = [
  [
    'comparison by one',
    /(?<=\s)[<>]=?(?=\s)/g,
    (sign) => (sign.endsWith('=') ? sign.slice(0, -1) : `${sign}=`),
  ],
  [
    'comparison turned',
    /(?<=\bis )(?:not )?null\b/g,
    (found) => (found === 'null' ? 'not null' : 'null'),
  ],
  ['and for or', /(?<=\s)(?:and|or)(?=\s)/g, (word) => (word === 'and' ? 'or' : 'and')],
  // Whatever a row holds that only has to be there.
  [
    'constant changed',
    /(?<![\w$.']|\bselect |\bvalues \()\d+(?![\w'])/g,
    (digits) => String(Number(digits) + 1),
  ],
]

function inText(source: string, node: Node): Change[] {
  const text = textOf(source, node)
  return inQueries.flatMap(([kind, pattern, change]) =>
    [...text.matchAll(pattern)].map((found) => {
      const [from, to] = aroundOf(text, found.index, found.index + found[0].length)
      const changed =
        text.slice(from, found.index) +
        change(found[0]) +
        text.slice(found.index + found[0].length, to)
      return { kind, start: node.start + from, end: node.start + to, text: changed }
    }),
  )
}

/** A few words more, that the edit's name says where it is. */
function aroundOf(text: string, from: number, to: number): [number, number] {
  return [Math.max(0, from - 24), Math.min(text.length, to + 24)]
}
