import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'

/** Every event of a chart with its possible payloads: a list, or a function of the snapshot. */
export type EventFixtures<Machine extends AnyStateMachine> = {
  [Type in EventFrom<Machine>['type']]: Fixtures<
    SnapshotFrom<Machine>,
    Extract<EventFrom<Machine>, { type: Type }>
  >
}

/**
 * The possible endings of each actor: outputs that it resolves with and errors that it rejects
 * with. `listens` stands for an actor that never ends by itself.
 */
export type ActorOutcomes<Machine extends AnyStateMachine> = {
  [Source in keyof ProvidedActors<Machine>]-?:
    | {
        resolves: Fixtures<
          SnapshotFrom<Machine>,
          OutputFrom<NonNullable<ProvidedActors<Machine>[Source]>>
        >
        rejects: readonly unknown[]
      }
    | 'listens'
}

export interface ChartModel<Machine extends AnyStateMachine> {
  machine: Machine
  events: EventFixtures<Machine>
  actors: ActorOutcomes<Machine>
  /** Each input that the chart can start with; without it, one start without input. */
  inputs?: readonly InputFrom<Machine>[]
  /** The bounded part of the context that distinguishes two snapshots of one state. */
  distinguish?: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Shortest paths alone, or, for small charts, every path that visits no place twice. */
  walk?: 'shortest' | 'simple'
  /** How many snapshots may be explored before the walk counts as unbounded. */
  limit?: number
}

type Fixtures<Snapshot, Value> = readonly Value[] | ((snapshot: Snapshot) => readonly Value[])
type ProvidedActors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>
type Outcome = { resolves: Fixtures<unknown, unknown>; rejects: readonly unknown[] } | 'listens'

const donePrefix = 'xstate.done.actor.'
const errorPrefix = 'xstate.error.actor.'
const afterPrefix = 'xstate.after.'

export function isActorDone(event: AnyEventObject): boolean {
  return event.type.startsWith(donePrefix)
}

export function isActorError(event: AnyEventObject): boolean {
  return event.type.startsWith(errorPrefix)
}

export function isTimer(event: AnyEventObject): boolean {
  return event.type.startsWith(afterPrefix)
}

export function actorIdOf(event: AnyEventObject): string {
  return event.type.slice(isActorDone(event) ? donePrefix.length : errorPrefix.length)
}

export function outcomeOf(model: ChartModel<AnyStateMachine>, source: string): Outcome {
  const outcome = (model.actors as Record<string, Outcome | undefined>)[source]
  if (outcome === undefined) throw new Error(`the model does not say how actor "${source}" ends`)
  return outcome
}

/** Every event possible in this snapshot: the shopper's events, endings of actors, timers. */
export function eventsIn(
  model: ChartModel<AnyStateMachine>,
  snapshot: SnapshotFrom<AnyStateMachine>,
): AnyEventObject[] {
  const fixtures = Object.values(model.events as Record<string, Fixtures<unknown, AnyEventObject>>)
  const nodes = (snapshot as unknown as { _nodes: AnyStateMachine['root'][] })._nodes
  return [
    ...fixtures.flatMap((fixture) => expand(fixture, snapshot)),
    ...nodes
      .flatMap((node) => node.invoke)
      .flatMap(({ id, src }) => endings(model, id, String(src), snapshot)),
    ...new Set(nodes.flatMap((node) => node.after).map(({ eventType }) => eventType)),
  ].map((event) => (typeof event === 'string' ? { type: event } : event))
}

/** Two snapshots with equal keys count as the same place in the walk. */
export function placeOf(
  model: ChartModel<AnyStateMachine>,
  snapshot: SnapshotFrom<AnyStateMachine>,
): string {
  const distinguish = model.distinguish ?? (({ context }) => context)
  return JSON.stringify([
    snapshot.status,
    snapshot.value,
    historyOf(snapshot),
    distinguish(snapshot),
  ])
}

/** The children that each history state would resume. */
export function historyOf(snapshot: SnapshotFrom<AnyStateMachine>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(snapshot.historyValue).map(([key, nodes]) => [key, nodes.map(({ id }) => id)]),
  )
}

function endings(
  model: ChartModel<AnyStateMachine>,
  id: string,
  source: string,
  snapshot: unknown,
): AnyEventObject[] {
  const outcome = outcomeOf(model, source)
  if (outcome === 'listens') return []
  return [
    ...expand(outcome.resolves, snapshot).map((output) => ({
      type: `${donePrefix}${id}`,
      output,
      actorId: id,
    })),
    ...outcome.rejects.map((error) => ({ type: `${errorPrefix}${id}`, error, actorId: id })),
  ]
}

function expand<Value>(fixture: Fixtures<unknown, Value>, snapshot: unknown): readonly Value[] {
  return typeof fixture === 'function'
    ? (fixture as (snapshot: unknown) => readonly Value[])(snapshot)
    : fixture
}
