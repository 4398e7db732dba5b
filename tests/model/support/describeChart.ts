import { fileURLToPath } from 'node:url'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { beforeAll, describe, expect, test } from 'vitest'
import { historyOf } from './chartModel.ts'
import type { ChartModel } from './chartModel.ts'
import { describeEvent, titleOf } from './describePath.ts'
import { explorePaths, withoutBeginnings } from './explorePaths.ts'
import type { Path } from './explorePaths.ts'
import { everythingIn, startReplay } from './replay.ts'
import type { Replay } from './replay.ts'
import { tableOf } from './tableOf.ts'

/**
 * Generates the paths of a chart, replays each on the real actor, and requires that together they
 * reach every leaf and take every transition.
 */
export function describeChart<Machine extends AnyStateMachine>(
  given: ChartModel<Machine>,
  note: (walked: Walked, milliseconds: number) => void = () => {},
): void {
  const model = given as unknown as ChartModel<AnyStateMachine>
  describe(`the ${model.machine.id} chart, by generated paths`, () => {
    const paths = withoutBeginnings(explorePaths(model))
    const walked = nothingWalked()
    let started = 0
    beforeAll(() => {
      started = performance.now()
    })

    test('does what its table says', async () => {
      const table = new URL(`../tables/${model.machine.id}.txt`, import.meta.url)
      await expect(tableOf(model, paths)).toMatchFileSnapshot(fileURLToPath(table))
    })

    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_title, path) => {
      addTo(walked, await replay(model, path))
    })

    test('reaches every state and takes every transition', () => {
      note(walked, performance.now() - started)
      expect(leftOut(model, walked)).toEqual({ unreached: [], untaken: [] })
    })
  })
}

export type Walked = Record<'leaves' | 'transitions', Set<string>>

/** The leaves and transitions that the paths together reach and take. */
export async function walkAll(
  model: ChartModel<AnyStateMachine>,
  paths: readonly Path[],
): Promise<Walked> {
  const walked = nothingWalked()
  for (const path of paths) addTo(walked, await replay(model, path))
  return walked
}

function nothingWalked(): Walked {
  return { leaves: new Set(), transitions: new Set() }
}

function addTo(walked: Walked, { leaves, transitions }: Pick<Replay, 'leaves' | 'transitions'>) {
  for (const leaf of leaves) walked.leaves.add(leaf)
  for (const transition of transitions) walked.transitions.add(transition)
}

export function leftOut({ machine }: { machine: AnyStateMachine }, walked: Walked) {
  const all = everythingIn(machine)
  return {
    unreached: [...all.leaves].filter((leaf) => !walked.leaves.has(leaf)),
    untaken: [...all.transitions].filter((transition) => !walked.transitions.has(transition)),
  }
}

export async function replay(model: ChartModel<AnyStateMachine>, path: Path) {
  const actor = startReplay(model, path.input)
  expect(visible(actor.snapshot())).toEqual(visible(path.start))
  await refuse(actor, path.ignored)
  for (const { event, after, ignored } of path.steps) {
    await actor.perform(event)
    expect(visible(actor.snapshot()), `after ${describeEvent(event)}`).toEqual(visible(after))
    await refuse(actor, ignored)
  }
  actor.stop()
  return actor
}

async function refuse(actor: Replay, ignored: readonly AnyEventObject[]): Promise<void> {
  const before = visible(actor.snapshot())
  for (const event of ignored.filter(isSentFromOutside)) {
    await actor.perform(event)
    expect(visible(actor.snapshot()), `after the refused ${describeEvent(event)}`).toEqual(before)
  }
}

function isSentFromOutside({ type }: AnyEventObject): boolean {
  return !type.startsWith('xstate.')
}

function visible(snapshot: SnapshotFrom<AnyStateMachine>) {
  const { status, value, context, error } = snapshot
  const history = historyOf(snapshot)
  return { status, value, history, context: context as unknown, error: error as unknown }
}
