import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import { fillPeriods } from '../../../tests/model/support/fillPeriods.ts'
import type { AnyQuestion } from '../../../tests/model/support/ownerQuestion.ts'
import type { QuestionEntry } from '../book/bookData.ts'
import { drawSvg } from '../drawing/drawSvg.ts'
import { layOut } from '../drawing/layOut.ts'
import { planDrawing } from '../drawing/plan.ts'
import { movesOf } from '../movesMoney.ts'
import { readChart } from '../readChart.ts'
import type { Chart } from '../readChart.ts'
import { arrowsOf } from './claims.ts'
import { questionAreas } from './questionAreas.ts'

/** The questions with their excerpts, as the book shows them. */
export async function questionEntries(proofs: readonly AnyProof[]): Promise<QuestionEntry[]> {
  const asked = questionAreas.flatMap(({ id, title, questions }) =>
    questions.map((question) => ({ area: { id, title }, question })),
  )
  return Promise.all(
    asked.map(async ({ area, question }) => {
      const chart = readChart(question.machine)
      const proof = proofs.find(({ machine }) => machine.id === chart.id)
      const arrows = question.arrows.flatMap((claim) => arrowsOf(chart, claim))
      const [first] = question.arrows
      const landing = first?.to === 'stays' ? first.from : first?.to
      return {
        id: question.id,
        area,
        chart: chart.id,
        ask: fillPeriods(question.ask),
        answer: fillPeriods(question.answer),
        alsoCalled: question.alsoCalled ?? '',
        arrows: arrows.map(({ name }) => name),
        money: arrows.flatMap((arrow) =>
          movesOf(chart.id, arrow).map((move) => ({ move, arrow: arrow.name })),
        ),
        excerpt: await drawExcerpt(excerptOf(chart, question), proof?.actedBy ?? {}),
        screen: String(question.screen ?? landing ?? ''),
        examples: (question.examples ?? []).map(({ facts, because, ends }) => ({
          facts: fillPeriods(facts),
          because: because === undefined ? null : fillPeriods(because),
          ends: String(ends),
        })),
      }
    }),
  )
}

async function drawExcerpt(chart: Chart, actedBy: AnyProof['actedBy']): Promise<string> {
  const plan = planDrawing(chart, actedBy)
  const svg = drawSvg(plan, await layOut(plan))
  return svg
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/class="(row|arrow)/g, 'class="isLit $1')
    .replaceAll(/data-state="([^"]+)"/g, (whole) => whole.replaceAll(insteadOfDot, '.'))
    .replace('<svg ', `<svg style="--drawn:${/ width="(\d+)"/.exec(svg)?.[1] ?? 0}px" `)
}

/** The claimed arrows with the states at their ends, without the boxes around these. */
function excerptOf(chart: Chart, { arrows }: AnyQuestion): Chart {
  const transitions = arrows.flatMap((claim) => arrowsOf(chart, claim))
  const shown = new Set(transitions.flatMap(({ source, targets }) => [source, ...targets]))
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => shown.has(id))
      .map((state) => ({
        ...state,
        id: flatten(state.id),
        parent: chart.id,
        kind: state.kind === 'history' ? state.kind : ('leaf' as const),
        isInitial: false,
      })),
    transitions: transitions.map((transition) => ({
      ...transition,
      source: flatten(transition.source),
      targets: transition.targets.map(flatten),
    })),
  }
}

/** Ids below one parent: the drawing reads from dots which state is inside which. */
function flatten(id: string): string {
  const [chart = '', ...path] = id.split('.')
  return path.length === 0 ? chart : `${chart}.${path.join(insteadOfDot)}`
}

const insteadOfDot = '~'
