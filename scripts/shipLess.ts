import { parse } from '@formatjs/icu-messageformat-parser'
import { parseAst } from 'vite'
import type { Plugin } from 'vite'

interface Edit {
  start: number
  end: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/**
 * What the shipped code does not need as written: English texts are compiled where they stand, and
 * the words that charts and the contract carry for people are left out.
 */
export function shipLess(): Plugin {
  return {
    name: 'harborlane:ship-less',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      const place = placeOf(id)
      if (place === null) return null
      const edits = editsOf(parseAst(code) as unknown as Node, place)
      return edits.length > 0 ? { code: apply(code, edits), map: null } : null
    },
  }
}

type Place = 'chart' | 'contract' | 'source'

function placeOf(id: string): Place | null {
  if (id.includes('/node_modules/') || !/\/(?:src|contract)\/.*\.tsx?$/.test(id)) return null
  if (id.includes('/src/machines/')) return 'chart'
  return id.includes('/contract/') ? 'contract' : 'source'
}

function editsOf(node: Node, place: Place): Edit[] {
  const own = node.type === 'Property' ? editProperty(node, place) : null
  if (own !== null) return [own]
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => editsOf(child, place))
}

function editProperty({ key, value }: Node, place: Place): Edit | null {
  if (!isNode(key) || !isNode(value) || typeof value.value !== 'string') return null
  const { start, end } = value
  if (key.name === 'defaultMessage') {
    return { start, end, text: JSON.stringify(parse(value.value, { captureLocation: false })) }
  }
  const isForPeople =
    (place === 'chart' && key.name === 'description') ||
    (place === 'contract' && key.name === 'summary')
  return isForPeople ? { start, end, text: '""' } : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function apply(code: string, edits: readonly Edit[]): string {
  return edits
    .toReversed()
    .reduce(
      (text, { start, end, text: replacement }) =>
        text.slice(0, start) + replacement + text.slice(end),
      code,
    )
}
