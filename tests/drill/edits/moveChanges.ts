import { textOf } from './edit.ts'
import type { Change } from './edit.ts'
import { elementsOf, propertyOf, valueOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** A row of the server's table of moves goes the other way round. */
export function moveChanges(source: string, node: Node): Change[] {
  if (node.type !== 'ObjectExpression') return []
  const [from, to] = [propertyOf(node, 'from'), propertyOf(node, 'to')]
  const [first] = from === undefined ? [] : elementsOf(valueOf(from))
  if (from === undefined || to === undefined || first === undefined) return []
  const [whence, whither] = [textOf(source, first), textOf(source, valueOf(to))]
  if (whence === whither) return []
  const text = `from: [${whither}], to: ${whence}`
  return [{ kind: 'move turned', start: from.start, end: to.end, text }]
}
