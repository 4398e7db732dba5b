import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate'
import type { ChartModel } from './chartModel.ts'
import type { SideCall, Exchange, Reply, Stage } from './stage.ts'
import type { Ask, CallName } from './wire.ts'

/**
 * Everything the tests need to know of one chart: how it is walked, and how its events, answers and
 * states look on the screens and over HTTP. One file in `tests/model/charts` each; every depth
 * reads it.
 */
export interface ChartProof<Machine extends AnyStateMachine> extends ChartModel<Machine> {
  /** The question that the chart answers for a reader. */
  question: string
  /** The actor that causes each event. */
  actedBy: {
    [Type in EventFrom<Machine>['type']]: 'shopper' | 'operator' | 'clock' | 'browser' | 'app'
  }
  /** The test that plays the chart on the running API, or why there is none. */
  api: { walkedBy: string } | NotThere
  screens: ScreenModel<Machine> | NotThere
}

/** The reason why something is absent at a depth. The table at the end of the tests shows it. */
export interface NotThere {
  none: string
}

export interface ScreenModel<Machine extends AnyStateMachine> {
  /** Brings the shopper to where the chart starts. From then on the calls of `answers` are held. */
  open: (stage: Stage, input: InputFrom<Machine>) => Promise<void>
  /** The shopper's gesture, or the outside event, that makes the chart receive the event. */
  gestures: {
    [Type in EventFrom<Machine>['type']]:
      | ((
          stage: Stage,
          event: Extract<EventFrom<Machine>, { type: Type }>,
          before: SnapshotFrom<Machine>,
        ) => Promise<void>)
      | NotThere
  }
  /**
   * The call that an actor makes, and the API's answer that makes the actor end with that output.
   */
  answers: {
    [Source in keyof Actors<Machine>]-?:
      | Answer<OutputFrom<NonNullable<Actors<Machine>[Source]>>, SnapshotFrom<Machine>>
      | NotThere
  }
  /**
   * What the page sends for each actor, by the actor's input; in a chart without actors, for each
   * event. Every request of these calls is compared whole, and any other write fails the test.
   */
  sends: Sends<Machine>
  /** Writes that belong to other charts on the way, and those that the real server answers. */
  besides?: readonly SideCall[]
  /** What must be visible while the chart rests in the leaf. */
  shows: {
    [Leaf in LeafOf<SnapshotFrom<Machine>['value']>]:
      | ((stage: Stage, snapshot: SnapshotFrom<Machine>) => Promise<void>)
      | NotThere
  }
  /** Leaves that share one check, and why they look the same. */
  lookAlike?: readonly {
    leaves: readonly LeafOf<SnapshotFrom<Machine>['value']>[]
    why: string
  }[]
  /** Fixtures that the screens can't distinguish, or that a shopper can't cause there. */
  skips?: (event: AnyEventObject, before: SnapshotFrom<Machine>) => boolean
  /**
   * Gestures after which no joined path continues, because what they leave on the screen would
   * interfere.
   */
  onFreshPage?: readonly EventFrom<Machine>['type'][]
  /** Effects of other parties, which the test itself answers for. */
  mocked?: { events: readonly EventFrom<Machine>['type'][]; why: string }
  /** Additional paths, which send or show something else although they reach no new place. */
  plays?: readonly (readonly AnyEventObject[])[]
  /**
   * Transitions that nothing on the screens can cause, by their names in the report, with the
   * reason.
   */
  outOfReach?: Readonly<Record<string, string>>
}

export interface Answer<Output, Snapshot> {
  /** The calls that the actor makes. They are held until the test replies. */
  calls: readonly CallName[]
  /** Replies in the order of the calls. Throws when no reply makes the actor end like this. */
  replies: (output: Output, before: Snapshot) => readonly Exchange[]
  /** For the few actors that reject when nothing answers. */
  fails?: (before: Snapshot) => readonly Exchange[]
}

/** For each actor, or for each event of a chart without any. */
type Sends<Machine extends AnyStateMachine> =
  HasNoActors<Machine> extends true
    ? {
        [Type in EventFrom<Machine>['type']]:
          | ((
              given: Extract<EventFrom<Machine>, { type: Type }>,
              before: SnapshotFrom<Machine>,
              stage: Stage,
            ) => readonly Ask[])
          | NotThere
      }
    : {
        [Source in keyof Actors<Machine>]-?:
          | ((
              given: InputFrom<NonNullable<Actors<Machine>[Source]>>,
              during: SnapshotFrom<Machine>,
              stage: Stage,
            ) => readonly Ask[])
          | NotThere
      }

type HasNoActors<Machine extends AnyStateMachine> = [keyof Actors<Machine>] extends [never]
  ? true
  : string extends keyof Actors<Machine>
    ? true
    : false

/** The answer of an actor that makes a single call. */
export function oneCall<Output, Snapshot>(
  call: CallName,
  reply: (output: Output, before: Snapshot) => Reply,
): Answer<Output, Snapshot> {
  return {
    calls: [call],
    replies: (output, before) => [{ call, reply: reply(output, before) }],
  }
}

/** The event of an actor that ended with this output. */
export function done(actorId: string, output: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${actorId}`, output, actorId }
}

export type AnyProof = ChartProof<AnyStateMachine>
export type AnyScreens = ScreenModel<AnyStateMachine>

/** The parts of a proof without the types of its chart, looked up by name. */
export type AnyAnswers = Readonly<Record<string, Answer<unknown, AnySnapshot> | NotThere>>
export type AnySends = Readonly<
  Record<string, NotThere | ((given: unknown, at: AnySnapshot, stage: Stage) => readonly Ask[])>
>
export type AnyGestures = Readonly<Record<string, Action | NotThere>>
type Action = (stage: Stage, given: unknown, before: AnySnapshot) => Promise<void>
type AnySnapshot = SnapshotFrom<AnyStateMachine>

/** `'a' | 'b.c'` of a state's value: every leaf by its path below the root. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<NonNullable<Value[Key]>>}` }[keyof Value &
      string]

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>

/** Checks a proof against its chart's types and erases them, so that all proofs fit in one list. */
export function proveChart<Machine extends AnyStateMachine>(proof: ChartProof<Machine>): AnyProof {
  return proof as unknown as AnyProof
}

export function isNotThere(part: object): part is NotThere {
  return 'none' in part
}
