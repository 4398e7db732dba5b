import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate'
import type { periods } from '../../support/facts.ts'

/** A text for the product owner. `{toPay}` stands for that period of `tests/support/facts.ts`. */
export interface OwnerText {
  en: string
  zh: string
}

export type Who = 'shopper' | 'operator' | 'clock' | 'browser' | 'app' | 'server' | 'chart'

type Account = 'available' | 'held' | 'escrow' | 'revenue' | 'external' | 'fee'
/** A transfer of the ledger, from the debited account to the credited one. */
export type MoneyMove = `${Account} → ${Account}`

/**
 * A question of a product owner with its answer. Its states, events and guards are checked by type,
 * and everything it says of its arrows by `tests/structure/questions.test.ts`.
 */
export interface OwnerQuestion<Machine extends AnyStateMachine> {
  /** Its name in a link; it never changes. */
  id: string
  ask: OwnerText
  /** One sentence. */
  answer: OwnerText
  /** Other words for the search, in any language. */
  alsoCalled?: string
  arrows: readonly ArrowClaim<Machine>[]
  /** All arrows that lead to these states, or that take these events, are among `arrows`. */
  only?: {
    to?: readonly PathOf<Machine>[]
    on?: readonly CauseOf<Machine>[]
  }
  /** The state whose screen is shown; without it, where the first arrow leads. */
  screen?: PathOf<Machine>
  /** Timers of the chart, and the period that each takes. */
  timers?: { [Delay in DelayOf<Machine>]?: keyof typeof periods }
  examples?: readonly Example<Machine>[]
}

export interface ArrowClaim<Machine extends AnyStateMachine> {
  /** Empty for an arrow of the whole chart. */
  from: PathOf<Machine> | ''
  on: CauseOf<Machine>
  /** Absent: without a condition. */
  if?: GuardOf<Machine>
  to: PathOf<Machine> | 'stays'
  who: Who
  /** What the ledger transfers with it; absent: nothing. */
  money?: readonly MoneyMove[]
}

/** Events that the chart plays from its start. It accepts all but the last one, which decides. */
export interface Example<Machine extends AnyStateMachine> {
  facts: OwnerText
  input?: InputFrom<Machine>
  events: readonly (EventFrom<Machine> | AnyEventObject)[]
  /** Why the last event is refused; absent: it is allowed. */
  because?: OwnerText
  /** Where the chart rests afterwards. */
  ends: PathOf<Machine>
}

/** The causes of arrows in the words of the book. */
type CauseOf<Machine extends AnyStateMachine> =
  | EventFrom<Machine>['type']
  | `${NameIn<Machine, 'actors'>} ${'answered' | 'broke down'}`
  | `after ${DelayOf<Machine>}`
  | 'at once'

type GuardOf<Machine extends AnyStateMachine> = NameIn<Machine, 'guards'>
type DelayOf<Machine extends AnyStateMachine> = NameIn<Machine, 'delays'>
type NameIn<
  Machine extends AnyStateMachine,
  Part extends 'actors' | 'guards' | 'delays',
> = keyof NonNullable<Parameters<Machine['provide']>[0][Part]> & string

/** Every state of the chart by its path: `paid.delivered`. */
type PathOf<Machine> = PathIn<ConfigOf<Machine>>
type ConfigOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _StateValue,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer Config
  >
    ? Config
    : never
type PathIn<Config> = Config extends { states: infer States }
  ? { [Key in keyof States & string]: Key | `${Key}.${PathIn<States[Key]>}` }[keyof States & string]
  : never

export type AnyQuestion = OwnerQuestion<AnyStateMachine> & { machine: AnyStateMachine }
export type AnyClaim = ArrowClaim<AnyStateMachine>
export type AnySnapshot = SnapshotFrom<AnyStateMachine>

/** Checks questions against the types of their chart and erases these, so that one list fits all. */
export function askAbout<Machine extends AnyStateMachine>(
  machine: Machine,
  questions: readonly OwnerQuestion<Machine>[],
): AnyQuestion[] {
  return questions.map((question) => ({
    ...(question as unknown as OwnerQuestion<AnyStateMachine>),
    machine,
  }))
}
