import type { ArrowEvidence } from '../evidence/mergeEvidence.ts'
import type { Who } from '../whoActs.ts'

/** The book's data of one chart, loaded from `charts/<id>.js`. */
export interface ChartPage {
  id: string
  question: string
  description: string
  svg: string
  states: readonly StateEntry[]
  arrows: readonly ArrowEntry[]
  films: readonly Film[]
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
  isMoney: boolean
  guard: string | null
  effects: readonly string[]
  evidence: { actors: Evidence; api: Evidence; screens: Evidence }
  /** How it is caused on the screens, or why it can't be. */
  gesture: Evidence
  /** What a run observed of it. */
  seen: ArrowEvidence
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
