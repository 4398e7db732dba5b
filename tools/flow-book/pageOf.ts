import {
  explorePaths,
  withoutBeginnings,
  type Path,
} from '../../tests/model/support/explorePaths.ts'
import type { AnyProof } from '../../tests/model/support/chartProof.ts'
import type {
  ArrowEntry,
  ChartPage,
  Film,
  StateEntry,
  FilmStep,
  KnownEvent,
} from './book/bookData.ts'
import { evidenceOf, gestureOf, shownIn } from './evidence/evidenceOf.ts'
import type { ChartEvidence } from './evidence/mergeEvidence.ts'
import { guardEntries } from './guards/guardEntries.ts'
import { movesOf } from './movesMoney.ts'
import type { Chart } from './readChart.ts'
import type { ScreenFiles } from './screenFiles.ts'
import { labelOf, titleOfKey, wordsOf } from './words.ts'
import { whoCauses } from './whoActs.ts'
import { describeEvent, titleOf } from '../../tests/model/support/describePath.ts'
import { activeNodes, isLeaf, startReplay } from '../../tests/model/support/replay.ts'
import type { AnyEventObject } from 'xstate'
import { eventsIn } from '../../tests/model/support/chartModel.ts'

/** The most events of one type that a reader may choose from. */
const mostOfAType = 24

/** The events of the chart with their payloads, as the tests send them. */
function knownEvents(proof: AnyProof, paths: readonly Path[]): KnownEvent[] {
  const places = new Map(
    paths.flatMap(({ start, steps }) =>
      [start, ...steps.map(({ after }) => after)].map(
        (snapshot) => [JSON.stringify([snapshot.value, snapshot.context]), snapshot] as const,
      ),
    ),
  )
  const events = new Map<string, KnownEvent>()
  for (const snapshot of places.values()) {
    for (const event of eventsIn(proof, snapshot)) {
      const key = JSON.stringify(event, errorsAsText)
      if (!events.has(key)) events.set(key, known(event, key))
    }
  }
  return [...Map.groupBy(events.values(), ({ type }) => type).values()].flatMap((alike) =>
    alike.slice(0, mostOfAType),
  )
}

function known(event: AnyEventObject, key: string): KnownEvent {
  return {
    type: event.type,
    label: describeEvent(event),
    event: JSON.parse(key) as { type: string },
  }
}

function errorsAsText(_key: string, value: unknown): unknown {
  return value instanceof Error ? value.message : value
}

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
    guards: guardEntries(proof, paths),
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
      money: movesOf(chart.id, transition),
      guard: transition.guard,
      effects: transition.effects,
      evidence: evidenceOf(proof, transition),
      gesture: gestureOf(proof, transition),
      seen: seen[transition.key] ?? { requests: [], rows: [], record: null },
    }
  })
}

/** The shortest generated paths that take what no other film shows. */
async function filmPaths(
  proof: AnyProof,
  paths: readonly Path[],
  { all, shown }: { all: ReadonlySet<string>; shown: ReadonlySet<string> },
): Promise<Film[]> {
  const missing = new Set([...all].filter((key) => !shown.has(key)))
  const films: Film[] = []
  const shortestFirst = withoutBeginnings(paths).toSorted(
    (one, other) => one.steps.length - other.steps.length,
  )
  for (const path of shortestFirst) {
    if (missing.size === 0) break
    const film = await filmOne(proof, path)
    const fresh = film.steps.flatMap(({ taken }) => taken).filter((key) => missing.has(key))
    if (fresh.length === 0) continue
    films.push(film)
    for (const key of fresh) missing.delete(key)
  }
  return films
}

async function filmOne(proof: AnyProof, path: Path): Promise<Film> {
  const actor = startReplay(proof, path.input)
  const leaves = () =>
    activeNodes(actor.snapshot())
      .filter(isLeaf)
      .map((node) => node.path.join('.'))
  const start = leaves()
  actor.forget()
  const steps: FilmStep[] = []
  for (const { event } of path.steps) {
    await actor.perform(event)
    steps.push({ event: describeEvent(event), taken: [...actor.transitions], leaves: leaves() })
    actor.forget()
  }
  actor.stop()
  return { title: titleOf(path), kind: 'path', start, steps }
}
