import type { Chart, ChartState, ChartTransition } from './readChart.ts'

const ink = '#0F1B2D'
const line = '#8A8677'
const blue = '#0B5FFF'

/** The chart in Graphviz's language. Nodes and clusters carry their state's id as `state:<id>`. */
export function drawChart(chart: Chart): string {
  const children = Map.groupBy(chart.states, ({ parent }) => parent)
  const isBox = (id: string) => children.has(id)
  return [
    'digraph chart {',
    'graph [rankdir=TB, compound=true, nodesep=0.35, ranksep=0.55, bgcolor="white", pad=0.3,',
    ` fontname="Helvetica", fontsize=12, fontcolor="${ink}", style="rounded", color="${line}"]`,
    `node [shape=box, style="rounded,filled", fillcolor="white", color="${ink}", fontname="Helvetica", fontsize=12, fontcolor="${ink}", margin="0.14,0.07"]`,
    `edge [color="${line}", fontname="Helvetica", fontsize=10, fontcolor="#4A4A44", arrowsize=0.7]`,
    ...drawInside(chart.id, children),
    ...[...Map.groupBy(chart.transitions, endsOf).values()].flatMap((between) =>
      drawArrow(chart, between, isBox),
    ),
    '}',
  ].join('\n')
}

/** All transitions between two states are one arrow. */
function drawArrow(
  chart: Chart,
  between: readonly ChartTransition[],
  isBox: (id: string) => boolean,
): string[] {
  const [first] = between
  if (first === undefined || (first.source === chart.id && first.targets.length === 0)) return []
  const { source } = first
  const [target = source] = first.targets
  const words = between.map(({ event, guard }) =>
    guard === null ? wordsOf(event) : `${wordsOf(event)} [${guard}]`,
  )
  // An arrow to a state that the chart names earlier is drawn from there, so that time runs down.
  const order = chart.states.map(({ id }) => id)
  const isBack = order.indexOf(target) < order.indexOf(source)
  const [from, to] = isBack ? [target, source] : [source, target]
  const attributes = [
    `label=${quote([...new Set(words)].map((line) => ` ${line} \\l`).join(''))}`,
    ...(isBack ? ['dir=back'] : []),
    ...(isBox(from) && from !== chart.id ? [`ltail=${quote(`cluster_${from}`)}`] : []),
    ...(isBox(to) && to !== chart.id ? [`lhead=${quote(`cluster_${to}`)}`] : []),
    ...(between.every(({ event }) => event.startsWith('xstate.error.')) ? ['style=dashed'] : []),
  ]
  const endOf = (id: string) => quote(isBox(id) ? inside(id) : id)
  return [`${endOf(from)} -> ${endOf(to)} [${attributes.join(', ')}]`]
}

function endsOf({ source, targets }: ChartTransition): string {
  return `${source} ${targets[0] ?? source}`
}

function drawInside(parent: string, children: ReadonlyMap<string, ChartState[]>): string[] {
  return [
    `${quote(inside(parent))} [label="", shape=point, width=0.09, color="${blue}", fillcolor="${blue}"]`,
    ...(children.get(parent) ?? []).flatMap((state) => [
      ...(children.has(state.id) ? drawBox(state, children) : [drawLeaf(state)]),
      ...(state.isInitial
        ? [
            `${quote(inside(parent))} -> ${quote(children.has(state.id) ? inside(state.id) : state.id)} [color="${blue}"${children.has(state.id) ? `, lhead=${quote(`cluster_${state.id}`)}` : ''}]`,
          ]
        : []),
    ]),
  ]
}

function drawBox(state: ChartState, children: ReadonlyMap<string, ChartState[]>): string[] {
  return [
    `subgraph ${quote(`cluster_${state.id}`)} {`,
    `id=${quote(`state:${state.id}`)}; label=${quote(labelOf(state))}; labeljust=l;${state.kind === 'parallel' ? ' style="rounded,dashed";' : ''}`,
    ...drawInside(state.id, children),
    '}',
  ]
}

function drawLeaf(state: ChartState): string {
  const shape =
    state.kind === 'history'
      ? ', shape=circle, margin=0.02'
      : state.kind === 'final'
        ? ', peripheries=2'
        : ''
  return `${quote(state.id)} [id=${quote(`state:${state.id}`)}, label=${quote(state.kind === 'history' ? 'H' : labelOf(state))}${shape}]`
}

function labelOf({ key, code }: ChartState): string {
  return code === null ? key : `${key}  (${code})`
}

/** Where arrows to and from a box begin: its first point. */
function inside(box: string): string {
  return `${box}:start`
}

function quote(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

/** An event in a reader's words. */
export function wordsOf(event: string): string {
  if (event === '') return 'at once'
  const done = /^xstate\.done\.actor\.(.+)$/.exec(event)
  if (done) return `${done[1]} answered`
  const failed = /^xstate\.error\.actor\.(.+)$/.exec(event)
  if (failed) return `${failed[1]} broke down`
  const after = /^xstate\.after\.(.+?)\./.exec(event)
  return after ? `after ${after[1]}` : event
}
