import type { Chart, ChartTransition } from '../readChart.ts'
import { movesMoney } from '../movesMoney.ts'
import { labelOf } from '../words.ts'
import { whoCauses } from '../whoActs.ts'
import type { ActedBy, Who } from '../whoActs.ts'
import { iconRoom, labelLine, labelSize } from './measures.ts'
import { textWidth, wrap } from './textWidth.ts'

/** The row of one transition on an arrow or in a state: its actor, and the owner's words. */
export interface Row {
  transition: ChartTransition
  who: Who
  isMoney: boolean
  /** A failing service: possible, but not the point of the flow. */
  isDim: boolean
  lines: readonly string[]
  width: number
  height: number
}

export function rowFor(
  chart: Chart,
  transition: ChartTransition,
  actedBy: ActedBy,
  widest: number,
): Row {
  const isMoney = movesMoney(chart.id, transition)
  const lines = wrap(labelOf(transition), labelSize, widest)
  const text = Math.max(...lines.map((line) => textWidth(line, labelSize)))
  return {
    transition,
    who: whoCauses(transition, actedBy),
    isMoney,
    isDim: transition.event.startsWith('xstate.error.'),
    lines,
    width: text + iconRoom * (isMoney ? 2 : 1),
    height: lines.length * labelLine,
  }
}

export function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0)
}

export function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ width }) => width))
}
