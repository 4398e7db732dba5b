import { getShortestPaths, getSimplePaths } from '@xstate/graph'
import { initialTransition, transition } from 'xstate'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { eventsIn, placeOf } from './chartModel.ts'
import type { ChartModel } from './chartModel.ts'

type AnySnapshot = SnapshotFrom<AnyStateMachine>

export interface Step {
  event: AnyEventObject
  /** The snapshot that the chart predicts after the event. */
  after: AnySnapshot
}

export interface Path {
  input: unknown
  start: AnySnapshot
  steps: readonly Step[]
  /** Events the chart does not allow where the path ends: each must leave it as it was. */
  ignored: readonly AnyEventObject[]
}

/** Paths to every place of the chart, each followed by every event that is allowed there. */
export function explorePaths(model: ChartModel<AnyStateMachine>): Path[] {
  return (model.inputs ?? [undefined]).flatMap((input) => pathsFrom(model, input))
}

function pathsFrom(model: ChartModel<AnyStateMachine>, input: unknown): Path[] {
  const paths = new Map<string, Path>()
  const further: AnyEventObject[][] = []
  for (const events of eventSequences(model, input)) {
    const path = predict(model, input, events)
    const end = path.steps.at(-1)?.after ?? path.start
    const [allowed, ignored] = [true, false].map((isAllowed) =>
      eventsIn(model, end).filter((event) => end.can(event) === isAllowed),
    )
    paths.set(JSON.stringify(events), { ...path, ignored: ignored ?? [] })
    for (const event of allowed ?? []) further.push([...events, event])
  }
  for (const events of further) {
    const key = JSON.stringify(events)
    if (!paths.has(key)) paths.set(key, predict(model, input, events))
  }
  return [...paths.values()]
}

function eventSequences(model: ChartModel<AnyStateMachine>, input: unknown): AnyEventObject[][] {
  const walk = model.walk === 'simple' ? getSimplePaths : getShortestPaths
  const paths = walk(model.machine, {
    input,
    events: (snapshot: AnySnapshot) =>
      eventsIn(model, snapshot).filter((event) => snapshot.can(event)),
    serializeState: (snapshot: AnySnapshot) => placeOf(model, snapshot),
    limit: model.limit ?? 20_000,
  })
  return paths.map(({ steps }) => steps.slice(1).map(({ event }) => event))
}

function predict(
  model: ChartModel<AnyStateMachine>,
  input: unknown,
  events: readonly AnyEventObject[],
): Path {
  const [start] = initialTransition(model.machine, input)
  let snapshot: AnySnapshot = start
  const steps = events.map((event) => {
    snapshot = transition(model.machine, snapshot, event)[0]
    return { event, after: snapshot }
  })
  return { input, start, steps, ignored: [] }
}
