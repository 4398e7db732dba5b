import type { ArrowEvidence } from '../evidence/mergeEvidence.ts'
import type { Who } from '../whoActs.ts'
import type { MoneyMove, OwnerText } from '../../../tests/model/support/ownerQuestion.ts'

/** The book's data of one chart, loaded from `charts/<id>.js`. */
export interface ChartPage {
  id: string
  question: string
  description: string
  svg: string
  states: readonly StateEntry[]
  arrows: readonly ArrowEntry[]
  films: readonly Film[]
  guards: readonly GuardEntry[]
  /** Events that the reader may send to the chart in the page, and its possible inputs. */
  events: readonly KnownEvent[]
  inputs: readonly unknown[]
}

export interface StateEntry {
  id: string
  /** Path below the root: `paid.delivered`. */
  name: string
  title: string
  code: number | null
  kind: string
  description: string
  tags: readonly string[]
  calls: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  /** What a browser test checks there, or why none does. */
  shown: Evidence
  screens: readonly ScreenFile[]
}

/** A picture of a screen that shows the state. */
export interface ScreenFile {
  lang: string
  device: string
  /** Path below the pages. */
  file: string
}

export interface ArrowEntry {
  /** `paid.delivered:refund.applied` */
  name: string
  key: string
  from: string
  to: readonly string[]
  event: string
  words: string
  label: string
  description: string
  who: Who
  /** What the ledger transfers with it; empty for most. */
  money: readonly MoneyMove[]
  guard: string | null
  effects: readonly string[]
  evidence: { actors: Evidence; api: Evidence; screens: Evidence }
  /** How it is caused on the screens, or why it can't be. */
  gesture: Evidence
  /** What a run observed of it. */
  seen: ArrowEvidence
}

/** A condition in words, and what it answered to the facts of the tests. */
export interface GuardEntry {
  name: string
  words: string
  /** `because` is the fact that decided a refusal. */
  examples: readonly { facts: readonly string[]; isAllowed: boolean; because: string | null }[]
}

/** Where it is proven, or why it isn't. */
export interface Evidence {
  isThere: boolean
  text: string
}

/** A walk to view step by step. */
export interface Film {
  title: string
  /** A hand-written test with assertions, or a generated path. */
  kind: 'journey' | 'path'
  start: readonly string[]
  steps: readonly FilmStep[]
}

export interface FilmStep {
  event: string
  /** Keys of the arrows that were taken. */
  taken: readonly string[]
  /** Leaves in which the chart rests afterwards, below the root. */
  leaves: readonly string[]
}

export interface KnownEvent {
  type: string
  label: string
  event: { type: string }
}

/** A product owner's question with its answer, loaded from `questions.js`. */
export interface QuestionEntry {
  id: string
  area: { id: string; title: OwnerText }
  chart: string
  ask: OwnerText
  answer: OwnerText
  alsoCalled: string
  /** Names of the arrows that answer it. */
  arrows: readonly string[]
  /** Transfers of the ledger, and the arrow with which each is made. */
  money: readonly { move: MoneyMove; arrow: string }[]
  /** A drawing of these arrows and their states alone. */
  excerpt: string
  /** The state whose screen is shown. */
  screen: string
  /** Tried on the chart by a test. `because` is null where the last event is allowed. */
  examples: readonly { facts: OwnerText; because: OwnerText | null; ends: string }[]
}
