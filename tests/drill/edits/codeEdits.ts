import { conditionChanges } from './conditionChanges.ts'
import { numbered, shortened, textOf, whereIs } from './edit.ts'
import type { Change, Edit, EditKind } from './edit.ts'
import { fieldChanges } from './fieldChanges.ts'
import { queryChanges } from './queryChanges.ts'
import { everyNode, parse } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'
import { valueChanges } from './valueChanges.ts'

export type Maker = (source: string, node: Node, trail: Trail) => Change[]

const makers: readonly Maker[] = [conditionChanges, valueChanges, fieldChanges, queryChanges]

interface Options {
  kinds?: (kind: EditKind) => boolean
  isLeftOut?: (node: Node, trail: Trail) => boolean
  /** What one kind of file has besides. */
  besides?: readonly Maker[]
}

/** What can go wrong in code, whatever it is for. */
export function codeEdits(source: string, program: Node, options: Options = {}): Edit[] {
  const edits: Edit[] = []
  everyNode(program, (node, trail) => {
    if (isForNobody(trail) || options.isLeftOut?.(node, trail)) return
    for (const make of [...makers, ...(options.besides ?? [])]) {
      edits.push(
        ...make(source, node, trail).map((change) => named(source, change, [...trail, node])),
      )
    }
  })
  return edits.filter(({ kind }) => options.kinds?.(kind) ?? true)
}

export function fileEdits(file: string, source: string, options: Options = {}): Edit[] {
  return numbered(codeEdits(source, parse(file, source), options))
}

/** What an error in the code itself says, and texts that a translator reads. */
function isForNobody(trail: Trail): boolean {
  return trail.some((node) => {
    const callee = node['callee'] as Node | undefined
    return callee?.['name'] === 'Error' || callee?.['name'] === 'defineMessages'
  })
}

function named(source: string, change: Change, trail: Trail): Edit {
  const before = shortened(textOf(source, change))
  const after = shortened(change.text)
  const what = change.says ?? (after === '' ? before : `${before} → ${after}`)
  return { ...change, what: `${whereIs(trail)}: ${what}` }
}
