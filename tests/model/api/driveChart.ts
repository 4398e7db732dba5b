import { join, relative } from 'node:path'
import { expect } from 'vitest'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { badFindings, type TestShop } from '../../support/testShop.ts'
import { actorIdOf, isActorDone, isActorError, type ChartModel } from '../support/chartModel.ts'
import type { Path, Step } from '../support/explorePaths.ts'
import { noteRows } from './noteRows.ts'
import { isWhole } from './pathsToWalk.ts'
import { noteDepth } from '../support/depths.ts'
import { everythingIn, startReplay } from '../support/replay.ts'

/** Plays one shopper’s part of a chart on the running API. */
export interface ChartDriver {
  readonly userId: number
  /**
   * The event as it is really sent, with ids and pictures of this run. `further` holds the path’s
   * later events.
   */
  fill(
    event: AnyEventObject,
    further: readonly AnyEventObject[],
  ): AnyEventObject | Promise<AnyEventObject>
  /**
   * Brings the server to a state from which the wanted ending follows, makes the actor’s call with
   * its real input, and returns the real ending. Null: the answer never arrives, or the app fails.
   */
  answer(call: Ending): Promise<unknown>
  /** Advances the server's clock by the time that a timer of the chart waits for. */
  passTime(): Promise<void>
  /**
   * The shopper's money and goods as the server reports them, and as the chart's state requires.
   */
  books(at: SnapshotFrom<AnyStateMachine>): Promise<{ is: unknown; mustBe: unknown }>
}

export interface Ending {
  source: string
  input: unknown
  /** The ending that the path needs; null for an answer that never arrives. */
  wanted: unknown
  /** The path’s later endings, in order. */
  further: readonly { source: string; wanted: unknown }[]
  /** Events before the next answered ending. */
  between: readonly string[]
}

export interface Walked {
  leaves: Set<string>
  transitions: Set<string>
  /** Prefixes that were already examined, because paths share them. */
  ways: Set<string>
}

export const nothingWalked = (): Walked => ({
  leaves: new Set(),
  transitions: new Set(),
  ways: new Set(),
})

/**
 * Plays a generated path. After each step the chart, fed with real answers, must be in the
 * predicted state.
 */
export async function playPath(given: {
  shop: TestShop
  model: ChartModel<AnyStateMachine>
  path: Path
  input?: unknown
  driver: ChartDriver
  walked: Walked
}): Promise<void> {
  const { shop, model, path, input, driver, walked } = given
  const actor = startReplay(model, input)
  const noteStep = await noteRows(shop, { model, input, userId: driver.userId })
  for (const [index, { event, after }] of path.steps.entries()) {
    const happened = await happen(event, path.steps.slice(index + 1))
    await actor.perform(happened)
    await noteStep(happened)
    expect(actor.snapshot().value, `after ${JSON.stringify(happened)}`).toEqual(after.value)
    const way = JSON.stringify(path.steps.slice(0, index + 1).map((step) => step.event))
    if (walked.ways.has(way)) continue
    walked.ways.add(way)
    const { is, mustBe } = await driver.books(actor.snapshot())
    expect({ after: event.type, books: is }).toEqual({ after: event.type, books: mustBe })
    await examineStep(shop, event)
  }
  actor.stop()
  for (const leaf of actor.leaves) walked.leaves.add(leaf)
  for (const transition of actor.transitions) walked.transitions.add(transition)

  async function happen(event: AnyEventObject, rest: readonly Step[]): Promise<AnyEventObject> {
    if (event.type.startsWith('xstate.after.')) await driver.passTime()
    if (!isEnding(event)) {
      return driver.fill(
        event,
        rest.map((step) => step.event),
      )
    }
    const source = actorIdOf(event)
    const next = rest.findIndex((step) => isEnding(step.event) && wantedOf(step.event) !== null)
    const child = actor.snapshot().children[source]
    const real = await driver.answer({
      source,
      input: (child?.getSnapshot() as { input: unknown } | undefined)?.input,
      wanted: wantedOf(event),
      further: rest
        .filter((step) => isEnding(step.event))
        .map((step) => ({ source: actorIdOf(step.event), wanted: wantedOf(step.event) })),
      between: rest.slice(0, next === -1 ? rest.length : next).map((step) => step.event.type),
    })
    return isActorDone(event) && real !== null ? { ...event, output: real } : event
  }
}

/** `npm run walks` checks the books after each step. */
export async function examineStep(shop: TestShop, { type }: AnyEventObject): Promise<void> {
  if (isWhole) expect(await badFindings(shop), `after ${type}`).toEqual([])
}

/** States and transitions of the chart that no path took. */
export function notPlayed(machine: AnyStateMachine, walked: Walked): string[] {
  const { leaves, transitions } = everythingIn(machine)
  return [
    ...[...leaves].filter((leaf) => !walked.leaves.has(leaf)),
    ...[...transitions].filter((transition) => !walked.transitions.has(transition)),
  ]
}

/** The API part of a chart's proof when this file walks it. */
export const walkedBy = (file: string) => ({
  walkedBy: relative(join(import.meta.dirname, '../../..'), file),
})

/**
 * Records for the table at the end of the tests how far the paths of a chart reached on the API.
 */
export function notePlayed(
  machine: AnyStateMachine,
  { leaves, transitions }: Pick<Walked, 'leaves' | 'transitions'>,
  started: number,
): void {
  const milliseconds = performance.now() - started
  noteDepth(machine, 'API', { leaves, transitions, milliseconds })
}

/**
 * The actor's next ending on the path; null for an answer that never arrives, undefined if it never
 * ends.
 */
export function nextEndingOf(source: string, further: readonly AnyEventObject[]): unknown {
  const ending = further.find((event) => isEnding(event) && actorIdOf(event) === source)
  return ending === undefined ? undefined : wantedOf(ending)
}

function isEnding(event: AnyEventObject): boolean {
  return isActorDone(event) || isActorError(event)
}

/** To the server a lost answer and an error of the app are the same. */
function wantedOf(event: AnyEventObject): unknown {
  if (isActorError(event)) return null
  const output = event.output as { type?: string; failure?: { type: string } }
  return output.type === 'failed' && output.failure?.type !== 'refused' ? null : output
}
