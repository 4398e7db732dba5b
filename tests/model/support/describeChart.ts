import { fileURLToPath } from 'node:url'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { describe, expect, test } from 'vitest'
import { historyOf } from './chartModel.ts'
import type { ChartModel } from './chartModel.ts'
import { noteDepth } from './depths.ts'
import { describeEvent, titleOf } from './describePath.ts'
import { explorePaths } from './explorePaths.ts'
import type { Path } from './explorePaths.ts'
import { everythingIn, startReplay } from './replay.ts'
import { tableOf } from './tableOf.ts'

/**
 * Generates the paths of a chart, replays each on the real actor, and requires that together they
 * reach every leaf and take every transition.
 */
export function describeChart<Machine extends AnyStateMachine>(given: ChartModel<Machine>): void {
  const model = given as unknown as ChartModel<AnyStateMachine>
  describe(`the ${model.machine.id} chart, by generated paths`, () => {
    const paths = explorePaths(model)
    const started = performance.now()

    test.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_title, path) => {
      await replay(model, path)
    })

    test('does what its table says', async () => {
      const table = new URL(`../tables/${model.machine.id}.txt`, import.meta.url)
      await expect(tableOf(model, paths)).toMatchFileSnapshot(fileURLToPath(table))
    })

    test('reaches every state and takes every transition', async () => {
      const { unreached, untaken } = await leftOut(model, paths)
      const all = everythingIn(model.machine)
      noteDepth({
        chart: model.machine.id,
        depth: 'actors',
        states: { reached: all.leaves.size - unreached.length, all: all.leaves.size },
        transitions: { reached: all.transitions.size - untaken.length, all: all.transitions.size },
        reasons: {},
        milliseconds: performance.now() - started,
      })
      expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] })
    })
  })
}

/** What the paths together neither reached nor took. */
export async function leftOut(model: ChartModel<AnyStateMachine>, paths: readonly Path[]) {
  const left = everythingIn(model.machine)
  for (const path of paths) {
    const { leaves, transitions } = await replay(model, path)
    for (const leaf of leaves) left.leaves.delete(leaf)
    for (const transition of transitions) left.transitions.delete(transition)
  }
  return { unreached: [...left.leaves], untaken: [...left.transitions] }
}

export async function replay(model: ChartModel<AnyStateMachine>, path: Path) {
  const actor = startReplay(model, path.input)
  expect(visible(actor.snapshot())).toEqual(visible(path.start))
  for (const { event, after } of path.steps) {
    await actor.perform(event)
    expect(visible(actor.snapshot()), `after ${describeEvent(event)}`).toEqual(visible(after))
  }
  const end = visible(actor.snapshot())
  for (const event of path.ignored.filter(isSentFromOutside)) {
    await actor.perform(event)
    expect(visible(actor.snapshot()), `after the refused ${describeEvent(event)}`).toEqual(end)
  }
  actor.stop()
  return actor
}

function isSentFromOutside({ type }: AnyEventObject): boolean {
  return !type.startsWith('xstate.')
}

function visible(snapshot: SnapshotFrom<AnyStateMachine>) {
  const { status, value, context, error } = snapshot
  const history = historyOf(snapshot)
  return { status, value, history, context: context as unknown, error: error as unknown }
}
