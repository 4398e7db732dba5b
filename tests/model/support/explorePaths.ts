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

export type CanHappen = (event: AnyEventObject, before: AnySnapshot) => boolean

/**
 * Paths to every place of the chart, each followed by every event that is allowed there. Where
 * less can happen than the chart allows, `canHappen` says what.
 */
export function explorePaths(
  model: ChartModel<AnyStateMachine>,
  canHappen: CanHappen = () => true,
): Path[] {
  return (model.inputs ?? [undefined]).flatMap((input) => pathsFrom(model, input, canHappen))
}

/** Without the paths that another one begins with: who plays the rest has played these too. */
export function withoutBeginnings(paths: readonly Path[]): Path[] {
  const keyOf = ({ input, steps }: Pick<Path, 'input' | 'steps'>) =>
    JSON.stringify([input, steps.map(({ event }) => event)])
  const beginnings = new Set(
    paths.flatMap(({ input, steps }) =>
      steps.map((_, length) => keyOf({ input, steps: steps.slice(0, length) })),
    ),
  )
  return paths.filter((path) => !beginnings.has(keyOf(path)))
}

function pathsFrom(
  model: ChartModel<AnyStateMachine>,
  input: unknown,
  canHappen: CanHappen,
): Path[] {
  const paths = new Map<string, Path>()
  const further: AnyEventObject[][] = []
  const happening = (snapshot: AnySnapshot) =>
    eventsIn(model, snapshot).filter((event) => canHappen(event, snapshot))
  for (const events of eventSequences(model, input, happening)) {
    const path = predict(model, input, events)
    const end = path.steps.at(-1)?.after ?? path.start
    const [allowed, ignored] = [true, false].map((isAllowed) =>
      happening(end).filter((event) => end.can(event) === isAllowed),
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

function eventSequences(
  model: ChartModel<AnyStateMachine>,
  input: unknown,
  happening: (snapshot: AnySnapshot) => AnyEventObject[],
): AnyEventObject[][] {
  const walk = model.walk === 'simple' ? getSimplePaths : getShortestPaths
  const paths = walk(model.machine, {
    input,
    events: (snapshot: AnySnapshot) => happening(snapshot).filter((event) => snapshot.can(event)),
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
