import { shortened, textOf } from './edit.ts'
import type { Edit } from './edit.ts'
import { eachDropped } from './arrowEdits.ts'
import { dropping, oneOf, replacing } from './chartText.ts'
import type { ChartText } from './chartText.ts'
import type { StatePart } from './chartParts.ts'
import { elementsOf, isText, keyOf, propertiesOf, propertyOf, valueOf } from './syntax.ts'
import type { Node } from './syntax.ts'

/** What can go wrong with the states of a chart: entries, tags, codes, history, where they begin. */
export function stateEdits(chart: ChartText, states: readonly StatePart[]): Edit[] {
  return states.flatMap((state) => [
    ...entriesAndExits(chart, state),
    ...tags(chart, state, states),
    ...code(chart, state),
    ...history(chart, state),
    ...initial(chart, state),
    ...invokeInput(chart, state),
  ])
}

function entriesAndExits(chart: ChartText, { path, node }: StatePart): Edit[] {
  return ['entry', 'exit'].flatMap((key) => {
    const property = propertyOf(node, key)
    if (property === undefined) return []
    const where = `${path} ${key}`
    return [
      ...eachDropped(chart, 'entry or exit dropped', where, property),
      ...moved(chart, where, node, property),
    ]
  })
}

function moved(chart: ChartText, what: string, state: Node, property: Node): Edit[] {
  const other = keyOf(property) === 'entry' ? 'exit' : 'entry'
  if (propertyOf(state, other) !== undefined) return []
  const { start, end } = property['key'] as Node
  const text = textOf(chart.source, property['key'] as Node).replace(keyOf(property), other)
  return [{ kind: 'entry or exit moved', what, start, end, text }]
}

function tags(chart: ChartText, state: StatePart, states: readonly StatePart[]): Edit[] {
  const { path, node } = state
  if (isPassing(node)) return []
  const property = propertyOf(node, 'tags')
  const around = states.filter((other) => path === other.path || path.startsWith(`${other.path}.`))
  const texts = new Set(around.flatMap((each) => tagsOf(chart, each)))
  const other = oneOf(
    chart.tags.filter((tag) => !texts.has(tag)),
    path,
  )
  return [
    ...(property === undefined ? [] : eachDropped(chart, 'tag dropped', path, property)),
    ...(other === undefined || path === '' ? [] : [tagAdded(node, path, property, other)]),
  ]
}

/** No snapshot ever shows a state that is left at once, or one that stands for another. */
function isPassing(state: Node): boolean {
  const [always, type] = [propertyOf(state, 'always'), propertyOf(state, 'type')]
  const last = always && elementsOf(valueOf(always)).at(-1)
  const isLeft = last !== undefined && propertyOf(last, 'guard') === undefined
  return isLeft || (type !== undefined && valueOf(type)['value'] === 'history')
}

function tagsOf(chart: ChartText, { node }: StatePart): string[] {
  const property = propertyOf(node, 'tags')
  const own = property === undefined ? [] : elementsOf(valueOf(property))
  return own.map((tag) => textOf(chart.source, tag))
}

function tagAdded(state: Node, path: string, property: Node | undefined, tag: string): Edit {
  const what = `${path}: ${tag.replaceAll("'", '')}`
  const kind = 'tag added'
  if (property === undefined) {
    const start = state.start + 1
    return { kind, what, start, end: start, text: ` tags: ${tag},` }
  }
  const value = valueOf(property)
  if (value.type === 'ArrayExpression') {
    const start = value.start + 1
    return { kind, what, start, end: start, text: `${tag}, ` }
  }
  return {
    kind,
    what,
    start: value.start,
    end: value.end,
    text: `[${tag}, '${String(value['value'])}']`,
  }
}

function code(chart: ChartText, { path, node }: StatePart): Edit[] {
  const meta = propertyOf(node, 'meta')
  const property = meta && propertyOf(valueOf(meta), 'code')
  if (property === undefined) return []
  const value = valueOf(property)
  const other = chart.codes.find((each) => each !== textOf(chart.source, value))
  return other === undefined ? [] : [replacing(chart, 'code swapped', path, value, other)]
}

function history(chart: ChartText, { path, node }: StatePart): Edit[] {
  const type = propertyOf(node, 'type')
  if (type === undefined || valueOf(type)['value'] !== 'history') return []
  const kind = 'history changed'
  const deepness = propertyOf(node, 'history')
  const isDeep = deepness !== undefined && valueOf(deepness)['value'] === 'deep'
  const other = isDeep ? "'shallow'" : "'deep'"
  const target = propertyOf(node, 'target')
  return [
    dropping(chart, kind, `${path}: forgets`, type),
    deepness === undefined
      ? {
          kind,
          what: `${path}: ${other}`,
          start: type.end,
          end: type.end,
          text: `, history: ${other}`,
        }
      : replacing(chart, kind, path, valueOf(deepness), other),
    ...(target === undefined ? [] : [dropping(chart, kind, `${path}: default target`, target)]),
  ]
}

function initial(chart: ChartText, { path, node }: StatePart): Edit[] {
  const [property, states] = [propertyOf(node, 'initial'), propertyOf(node, 'states')]
  if (property === undefined || states === undefined || !isText(valueOf(property))) return []
  const first = String(valueOf(property)['value'])
  const others = propertiesOf(valueOf(states)).map(keyOf)
  const other = oneOf(
    others.filter((key) => key !== first),
    path,
  )
  if (other === undefined) return []
  return [replacing(chart, 'initial state changed', path, valueOf(property), `'${other}'`)]
}

function invokeInput(chart: ChartText, { path, node }: StatePart): Edit[] {
  const invoke = propertyOf(node, 'invoke')
  const input = invoke && propertyOf(valueOf(invoke), 'input')
  if (input === undefined) return []
  const what = `${path}: ${shortened(textOf(chart.source, valueOf(input)))}`
  return [dropping(chart, 'invoke input dropped', what, input)]
}
