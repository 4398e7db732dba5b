import { arrowEdits } from './arrowEdits.ts'
import { arrowsIn, statesIn } from './chartParts.ts'
import type { ArrowPart } from './chartParts.ts'
import { readChartText } from './chartText.ts'
import type { ChartText } from './chartText.ts'
import { codeEdits } from './codeEdits.ts'
import { numbered, textOf } from './edit.ts'
import type { Edit } from './edit.ts'
import { stateEdits } from './stateEdits.ts'
import { isFunction, keyOf, propertiesOf, propertyOf, valueOf } from './syntax.ts'
import type { Node, Trail } from './syntax.ts'

/** Every edit that a chart's source allows: of its states, arrows, guards, actions and helpers. */
export function chartEdits(file: string, source: string): Edit[] {
  const chart = readChartText(file, source)
  const arrows = arrowsIn(chart)
  const guards = negatedGuards(chart)
  const inCode = codeEdits(source, chart.program, { isLeftOut: isNoCode(chart) }).filter(
    (edit) => !guards.some((guard) => isWhole(source, edit, guard)),
  )
  return numbered([
    ...arrowEdits(chart, arrows),
    ...stateEdits(chart, statesIn(chart)),
    ...[...guards, ...inCode].map((edit) => ({
      ...edit,
      arrows: arrowsNaming(chart, arrows, edit),
    })),
  ])
}

/** What the chart itself says is edited by the shape of charts; types and stubs do nothing. */
function isNoCode({ config, defined }: ChartText) {
  const stubs = ['types', 'actors']
  return (node: Node, trail: Trail): boolean => {
    const path = [...trail, node]
    const inConfig = path.slice(path.indexOf(config))
    if (path.includes(config)) {
      return !inConfig.some((each) => isFunction(each) || isKeyed(each, 'context'))
    }
    if (!path.includes(defined)) return false
    const inSetup = path.slice(path.indexOf(defined) + 1)
    const isDoing = inSetup.some((each) => isFunction(each) || each.type === 'CallExpression')
    return node.type === 'ObjectExpression'
      ? !isDoing
      : stubs.some((key) => inSetup[0] !== undefined && isKeyed(inSetup[0], key))
  }
}

/** A guard of one comparison is negated by turning that. */
function isWhole(source: string, { kind, start, end }: Edit, guard: Edit): boolean {
  const given = source.slice(guard.start, start).trimEnd()
  return kind === 'comparison turned' && end === guard.end && given.endsWith('=>')
}

function isKeyed(node: Node, key: string): boolean {
  return node.type === 'Property' && keyOf(node) === key
}

function negatedGuards({ defined, source }: ChartText): Edit[] {
  const guards = propertyOf(defined, 'guards')
  if (guards === undefined) return []
  return propertiesOf(valueOf(guards)).flatMap((guard) => {
    const value = valueOf(guard)
    if (!isFunction(value)) return []
    const { start, end } = value
    const text = `(...given) => !(${textOf(source, value)})(...given)`
    return { kind: 'guard negated' as const, what: keyOf(guard), start, end, text }
  })
}

/** The arrows that name the guard or action which an edit touches. */
function arrowsNaming(
  { source, defined }: ChartText,
  arrows: readonly ArrowPart[],
  { start, end }: Edit,
): string[] {
  const parts = ['guards', 'actions'].flatMap((key) => {
    const property = propertyOf(defined, key)
    return property === undefined ? [] : propertiesOf(valueOf(property))
  })
  const part = parts.find((each) => each.start <= start && end <= each.end)
  const own = arrows.find(({ node }) => node.start <= start && end <= node.end)
  if (part === undefined) return own === undefined ? [] : [own.arrow]
  return arrows
    .filter(({ node }) => textOf(source, node).includes(`'${keyOf(part)}'`))
    .map(({ arrow }) => arrow)
}
