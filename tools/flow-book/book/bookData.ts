import type { ArrowEvidence } from '../evidence/mergeEvidence.ts'
import type { Who } from '../whoActs.ts'

/** What the pages know of one chart; `charts/<id>.js` brings it. */
export interface ChartPage {
  id: string
  question: string
  description: string
  svg: string
  states: readonly StateEntry[]
  arrows: readonly ArrowEntry[]
  films: readonly Film[]
  /** What may happen to the chart where it runs in the page, and how it may start. */
  events: readonly KnownEvent[]
  inputs: readonly unknown[]
}

export interface StateEntry {
  id: string
  /** Below the root: `paid.delivered`. */
  name: string
  title: string
  code: number | null
  kind: string
  description: string
  tags: readonly string[]
  calls: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  /** What a browser test looks at there, or why none does. */
  shown: Evidence
  screens: readonly ScreenFile[]
}

/** A picture of the screen that a state is seen on. */
export interface ScreenFile {
  lang: string
  device: string
  /** Below the pages. */
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
  /** How it comes about on the screens, or why it does not. */
  gesture: Evidence
  /** What a run saw of it. */
  seen: ArrowEvidence
}

/** Where it is proven, or why it isn't. */
export interface Evidence {
  isThere: boolean
  text: string
}

/** A walk to look at, step by step. */
export interface Film {
  title: string
  /** Written by hand with a pinned end, or found in the chart. */
  kind: 'journey' | 'path'
  start: readonly string[]
  steps: readonly FilmStep[]
}

export interface FilmStep {
  event: string
  /** Keys of the arrows that were taken. */
  taken: readonly string[]
  /** Leaves the chart rests in afterwards, below the root. */
  leaves: readonly string[]
}

export interface KnownEvent {
  type: string
  label: string
  event: { type: string }
}
