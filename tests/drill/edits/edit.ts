import { keyOf } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'

/** One change to a source: what a hurried hand might do to it. */
export interface Edit extends Change {
  /** Where and what, stable while the source stays as it is. */
  what: string
  /** The arrows of a chart that it touches, as `arrowName` has them. */
  arrows?: readonly string[]
}

export interface Change {
  kind: EditKind
  start: number
  end: number
  text: string
  /** What the file must begin with for the text to run. */
  before?: string
  /** In fewer words than the text that goes. */
  says?: string
}

export function applied(
  source: string,
  { start, end, text, before = '' }: Omit<Change, 'kind'>,
): string {
  return before + source.slice(0, start) + text + source.slice(end)
}

export const editKinds = [
  'transition dropped',
  'transition retargeted',
  'transitions swapped',
  'initial state changed',
  'history changed',
  'reenter flipped',
  'guard dropped',
  'guard negated',
  'action dropped',
  'entry or exit dropped',
  'entry or exit moved',
  'tag dropped',
  'tag added',
  'code swapped',
  'invoke input dropped',
  'comparison by one',
  'comparison turned',
  'condition negated',
  'helper negated',
  'and for or',
  'constant changed',
  'field dropped',
  'fields swapped',
  'effect dropped',
  'notice dropped',
  'sum turned',
  'move turned',
  'call swapped',
  'fact dropped',
  'fact swapped',
] as const

export type EditKind = (typeof editKinds)[number]

export function arrowName(given: { state: string; event: string; branch: number }): string {
  return `${given.state}: ${given.event} [${given.branch}]`
}

/** A dropped part leaves its comma; two in a row are one too many. */
export function without(source: string, { start, end }: Pick<Node, 'start' | 'end'>) {
  const comma = /^\s*,/.exec(source.slice(end))
  return { start, end: end + (comma?.[0].length ?? 0), text: '' }
}

export function swapped(source: string, one: Node, other: Node) {
  const between = source.slice(one.end, other.start)
  return {
    start: one.start,
    end: other.end,
    text: textOf(source, other) + between + textOf(source, one),
  }
}

export function textOf(source: string, { start, end }: Pick<Node, 'start' | 'end'>): string {
  return source.slice(start, end)
}

/** Names that lead to a node: functions, constants, keys. */
export function whereIs(trail: Trail): string {
  return trail
    .flatMap((node) => {
      if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') {
        return ((node['id'] as Node | null)?.['name'] as string | undefined) ?? []
      }
      return node.type === 'Property' ? keyOf(node) : []
    })
    .filter((name) => name !== 'states')
    .join('.')
}

const longest = 70

export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest
    ? line
    : `${line.slice(0, longest / 2)} … ${line.slice(-longest / 2)}`
}

/** The second of one name is called so, that each has a name of its own. */
export function numbered(edits: readonly Edit[]): Edit[] {
  const seen = new Map<string, number>()
  return edits.map((edit) => {
    const name = `${edit.kind}, ${edit.what}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? edit : { ...edit, what: `${edit.what} (${times})` }
  })
}
