import type { Chart, ChartState, ChartTransition } from '../readChart.ts'
import { titleOfKey } from '../words.ts'
import type { ActedBy } from '../whoActs.ts'
import { heightOf, rowFor, widthOf } from './labels.ts'
import type { Row } from './labels.ts'
import {
  labelPad,
  labelWidest,
  markSize,
  rowWidest,
  statePad,
  titleLine,
  titleSize,
} from './measures.ts'
import { textWidth } from './textWidth.ts'

/** A state of the drawing. Internal transitions are rows inside it. */
export interface PlannedState {
  state: ChartState
  title: string
  rows: readonly Row[]
  /** Of a leaf; of a box, the least its head needs. */
  width: number
  height: number
}

/** All transitions between two states are one arrow with a row for each. */
export interface PlannedArrow {
  id: string
  from: string
  to: string
  rows: readonly Row[]
  width: number
  height: number
}

export interface Plan {
  chart: Chart
  /** By id; the chart itself is one of them. */
  states: ReadonlyMap<string, PlannedState>
  children: ReadonlyMap<string, readonly ChartState[]>
  arrows: readonly PlannedArrow[]
  /** Boxes with transitions that any inner state takes, and that lead to another inner state. */
  anywhere: ReadonlySet<string>
}

/** What is drawn of a chart, and how large each part is. */
export function planDrawing(chart: Chart, actedBy: ActedBy): Plan {
  const children = Map.groupBy(chart.states, ({ parent }) => parent)
  const root = { id: chart.id, key: '', kind: 'compound' } as ChartState
  const staying = Map.groupBy(chart.transitions.filter(stays), ({ source }) => source)
  const states = new Map(
    [root, ...chart.states].map((state) => {
      const rows = (staying.get(state.id) ?? []).map((transition) =>
        rowFor(chart, transition, actedBy, rowWidest),
      )
      return [state.id, planState(state, rows)] as const
    }),
  )
  const leading = Map.groupBy(
    chart.transitions.filter((transition) => !stays(transition)),
    endsOf,
  )
  const arrows = [...leading.values()].map((between, index) =>
    planArrow(`arrow${index}`, between, children, (transition) =>
      rowFor(chart, transition, actedBy, labelWidest),
    ),
  )
  const anywhere = new Set(
    arrows.flatMap(({ from }) =>
      from.endsWith(anywhereEnd) ? [from.slice(0, -anywhereEnd.length)] : [],
    ),
  )
  return { chart, states, children, arrows, anywhere }
}

/** The heading of a box's transitions that any inner state takes. */
export const anywhereText = 'Wherever it is'
const startEnd = ':start'
const anywhereEnd = ':anywhere'

export function startOf(box: string): string {
  return `${box}${startEnd}`
}

export function headOf(box: string): string {
  return `${box}:head`
}

export function anywhereIn(box: string): string {
  return `${box}${anywhereEnd}`
}

/** Drawn as a sign without text: it is never visible, and its arrows explain the decision. */
export function isMark({ kind, isPassing }: ChartState): boolean {
  return kind === 'history' || isPassing
}

function stays({ source, targets }: ChartTransition): boolean {
  return targets.length === 0 || (targets.length === 1 && targets[0] === source)
}

function endsOf({ source, targets }: ChartTransition): string {
  return `${source} ${targets.join(' ')}`
}

function planState(state: ChartState, rows: readonly Row[]): PlannedState {
  if (isMark(state)) {
    const title = state.kind === 'history' ? 'H' : ''
    return { state, title, rows, width: markSize, height: markSize }
  }
  const code = state.code === null || state.code === undefined ? '' : `  ${state.code}`
  const title = state.key === '' && rows.length > 0 ? anywhereText : titleOfKey(state.key)
  return {
    state,
    title,
    rows,
    width:
      title === ''
        ? 0
        : Math.max(textWidth(`${title}${code}`, titleSize, true), widthOf(rows)) + 2 * statePad,
    height: title === '' ? 0 : titleLine + heightOf(rows) + 2 * statePad,
  }
}

/**
 * From the box itself where the arrow leaves it; from a mark inside where it leads to an inner
 * state.
 */
function planArrow(
  id: string,
  between: readonly ChartTransition[],
  children: ReadonlyMap<string, readonly ChartState[]>,
  rowOf: (transition: ChartTransition) => Row,
): PlannedArrow {
  const rows = between.map(rowOf)
  const { source = '', targets = [] } = between[0] ?? {}
  const [target = source] = targets
  return {
    id,
    from: isInside(target, source) ? anywhereIn(source) : source,
    to: isInside(source, target) && children.has(target) ? startOf(target) : target,
    rows,
    width: widthOf(rows) + 2 * labelPad,
    height: heightOf(rows) + 2 * labelPad,
  }
}

function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}.`)
}
