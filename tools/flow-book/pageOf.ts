import { explorePaths } from '../../tests/model/support/explorePaths.ts'
import type { AnyProof } from '../../tests/model/support/chartProof.ts'
import type { ArrowEntry, ChartPage, Film, StateEntry } from './book/bookData.ts'
import { evidenceOf, gestureOf, shownIn } from './evidence/evidenceOf.ts'
import type { ChartEvidence } from './evidence/mergeEvidence.ts'
import { filmPaths } from './films/filmPaths.ts'
import { knownEvents } from './knownEvents.ts'
import { movesMoney } from './movesMoney.ts'
import type { Chart } from './readChart.ts'
import type { ScreenFiles } from './screenFiles.ts'
import { labelOf, titleOfKey, wordsOf } from './words.ts'
import { whoCauses } from './whoActs.ts'

interface Given {
  chart: Chart
  proof: AnyProof
  svg: string
  journeys: readonly Film[]
  screens: ScreenFiles
  seen: ChartEvidence
}

/** The book's data of one chart. */
export async function pageOf({
  chart,
  proof,
  svg,
  journeys,
  screens,
  seen,
}: Given): Promise<ChartPage> {
  const names = new Map(chart.transitions.map(({ key, name }) => [key, name]))
  const paths = explorePaths(proof)
  const shown = new Set(journeys.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken)))
  const films = [
    ...journeys,
    ...(await filmPaths(proof, paths, { all: new Set(names.keys()), shown })),
  ]
  return {
    id: chart.id,
    question: proof.question,
    description: chart.description,
    // The pages include the style once for all drawings.
    svg: svg.replace(/<style>[\s\S]*?<\/style>/, ''),
    states: statesOf({ chart, proof, screens }),
    arrows: arrowsOf({ chart, proof, seen }),
    films: films.map((film) => ({
      ...film,
      steps: film.steps.map((step) => ({
        ...step,
        taken: step.taken.map((key) => names.get(key) ?? key),
      })),
    })),
    events: knownEvents(proof, paths),
    inputs: [...(proof.inputs ?? [])],
  }
}

function statesOf({
  chart,
  proof,
  screens,
}: Pick<Given, 'chart' | 'proof' | 'screens'>): StateEntry[] {
  return chart.states.map((state) => ({
    id: state.id,
    name: state.path,
    title: titleOfKey(state.key),
    code: state.code,
    kind: state.kind,
    description: state.description,
    tags: state.tags,
    calls: state.calls,
    entry: state.entry,
    exit: state.exit,
    shown: shownIn(proof, state.id),
    screens: screens(chart.id, state.path),
  }))
}

function arrowsOf({ chart, proof, seen }: Pick<Given, 'chart' | 'proof' | 'seen'>): ArrowEntry[] {
  const below = (id: string) => id.slice(chart.id.length + 1)
  return chart.transitions.map((transition) => {
    const words = wordsOf(transition.event)
    return {
      name: transition.name,
      key: transition.key,
      from: below(transition.source),
      to: transition.targets.map(below),
      event: transition.event,
      words,
      label: labelOf(transition),
      description: transition.description,
      who: whoCauses(transition, proof.actedBy),
      isMoney: movesMoney(chart.id, transition),
      guard: transition.guard,
      effects: transition.effects,
      evidence: evidenceOf(proof, transition),
      gesture: gestureOf(proof, transition),
      seen: seen[transition.key] ?? { requests: [], rows: [], record: null },
    }
  })
}
