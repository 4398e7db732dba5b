import type { AnyClaim, AnyQuestion } from '../../../tests/model/support/ownerQuestion.ts'
import type { Chart, ChartTransition } from '../readChart.ts'
import { wordsOf } from '../words.ts'

/** The arrows of the chart that a claim describes: one, unless the claim is wrong or vague. */
export function arrowsOf(chart: Chart, claim: AnyClaim): ChartTransition[] {
  const to = claim.to === 'stays' ? [] : [idOf(chart, claim.to)]
  return chart.transitions.filter(
    (arrow) =>
      arrow.source === idOf(chart, claim.from) &&
      causeOf(arrow) === claim.on &&
      arrow.guard === (claim.if ?? null) &&
      arrow.targets.join() === to.join(),
  )
}

/** Arrows that the question's `only` is about. */
export function arrowsInScope(chart: Chart, { only }: AnyQuestion): ChartTransition[] {
  const states = new Set((only?.to ?? []).map((path) => idOf(chart, path)))
  const causes = new Set<string>(only?.on ?? [])
  return chart.transitions.filter(
    (arrow) => causes.has(causeOf(arrow)) || arrow.targets.some((id) => states.has(id)),
  )
}

/** A claim in one line, for a failing test. */
export function describeClaim({ from, on, if: guard, to }: AnyClaim): string {
  return `${from || 'anywhere'}: ${on}${guard === undefined ? '' : ` if ${guard}`} → ${to}`
}

export function causeOf({ event }: Pick<ChartTransition, 'event'>): string {
  return wordsOf(event)
}

export function idOf({ id }: Pick<Chart, 'id'>, path: string): string {
  return path === '' ? id : `${id}.${path}`
}
