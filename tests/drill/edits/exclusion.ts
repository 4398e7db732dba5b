import { textOf } from './edit.ts'
import type { ChartText } from './chartText.ts'
import { isFunction, propertyOf, valueOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Whether two arrows can never both be open: one thing would have to be two. */
export function excludeEachOther(chart: ChartText, one: Node, other: Node): boolean {
  const [first, second] = [conditionsOf(chart, one), conditionsOf(chart, other)]
  return [...first].some(([what, is]) => second.has(what) && second.get(what) !== is)
}

/** What has to be what, for an arrow's guard to hold. */
function conditionsOf({ defined, source }: ChartText, arrow: Node): Map<string, string> {
  const guard = propertyOf(arrow, 'guard')
  const guards = propertyOf(defined, 'guards')
  if (guard === undefined || guards === undefined) return new Map()
  const name = /'(\w+)'/.exec(textOf(source, valueOf(guard)))?.[1] ?? ''
  const found = propertyOf(valueOf(guards), name)
  if (found === undefined || !isFunction(valueOf(found))) return new Map()
  return new Map(
    partsOf(valueOf(found)['body'] as Node).flatMap((part) =>
      part.type === 'BinaryExpression' && part['operator'] === '==='
        ? [[textOf(source, part['left'] as Node), textOf(source, part['right'] as Node)] as const]
        : [],
    ),
  )
}

function partsOf(condition: Node): Node[] {
  if (condition.type !== 'LogicalExpression' || condition['operator'] !== '&&') return [condition]
  return [...partsOf(condition['left'] as Node), ...partsOf(condition['right'] as Node)]
}
