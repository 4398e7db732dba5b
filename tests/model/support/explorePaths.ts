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
  /** Events that the chart does not allow in this state: each must leave it unchanged. */
  ignored: readonly AnyEventObject[]
}

export interface Path {
  input: unknown
  start: AnySnapshot
  /** Events that the chart does not allow at its start. */
  ignored: readonly AnyEventObject[]
  steps: readonly Step[]
}

export type CanHappen = (event: AnyEventObject, before: AnySnapshot) => boolean

/**
 * Paths to every place of the chart, each followed by every event that is allowed there.
 * `canHappen` narrows the events further.
 */
export function explorePaths(
  model: ChartModel<AnyStateMachine>,
  canHappen: CanHappen = () => true,
): Path[] {
  return (model.inputs ?? [undefined]).flatMap((input) => pathsFrom(model, input, canHappen))
}

/**
 * Drops paths that are prefixes of others, since playing the longer one plays them too. Their
 * ignored events move to the path that continues them.
 */
export function withoutBeginnings(paths: readonly Path[]): Path[] {
  const said = new Map<string, readonly AnyEventObject[]>()
  const beginnings = new Set<string>()
  for (const path of paths) {
    for (const [length, { ignored }] of placesAlong(path).entries()) {
      const key = keyOf(path, length)
      if (ignored.length > 0) said.set(key, ignored)
      if (length < path.steps.length) beginnings.add(key)
    }
  }
  const takeSaid = (key: string) => {
    const ignored = said.get(key) ?? []
    said.delete(key)
    return ignored
  }
  return paths
    .filter((path) => !beginnings.has(keyOf(path, path.steps.length)))
    .map((path) => ({
      ...path,
      ignored: takeSaid(keyOf(path, 0)),
      steps: path.steps.map((step, index) => ({
        ...step,
        ignored: takeSaid(keyOf(path, index + 1)),
      })),
    }))
}

function placesAlong(path: Path): Pick<Path, 'ignored'>[] {
  return [path, ...path.steps]
}

function keyOf({ input, steps }: Path, length: number): string {
  return JSON.stringify([input, steps.slice(0, length).map(({ event }) => event)])
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
    paths.set(JSON.stringify(events), endingIn(path, ignored ?? []))
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

/** What the chart predicts for these events. */
export function predict(
  model: ChartModel<AnyStateMachine>,
  input: unknown,
  events: readonly AnyEventObject[],
): Path {
  const [start] = initialTransition(model.machine, input)
  let snapshot: AnySnapshot = start
  const steps = events.map((event) => {
    snapshot = transition(model.machine, snapshot, event)[0]
    return { event, after: snapshot, ignored: [] }
  })
  return { input, start, ignored: [], steps }
}

function endingIn(path: Path, ignored: readonly AnyEventObject[]): Path {
  const last = path.steps.at(-1)
  return last === undefined
    ? { ...path, ignored }
    : { ...path, steps: [...path.steps.slice(0, -1), { ...last, ignored }] }
}
