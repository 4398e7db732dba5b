import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { placeOf, type ChartModel } from '../support/chartModel.ts'
import { explorePaths, withoutBeginnings, type Path } from '../support/explorePaths.ts'
import { joinPaths } from '../support/joinPaths.ts'

type AnySnapshot = SnapshotFrom<AnyStateMachine>

/** `npm run walks`: every path by itself, with the books examined after each step. */
export const isWhole = process.env['WALKS'] === 'whole'

const joined = { mostSteps: 20, farthest: 6 }

/** All paths of a chart, or few that together have every event and every ending at every place. */
export function pathsToWalk(model: ChartModel<AnyStateMachine>): Path[] {
  const paths = explorePaths(model)
  if (isWhole) return withoutBeginnings(paths)
  const pairOf = (before: AnySnapshot, event: AnyEventObject) =>
    `${placeOf(model, before)} ${event.type.startsWith('xstate.') ? JSON.stringify(event) : event.type}`
  const reaching = paths.map((path) => ({
    path,
    atStart: new Set<string>(),
    bySteps: path.steps.map(
      ({ event }, index) => new Set([pairOf(path.steps[index - 1]?.after ?? path.start, event)]),
    ),
  }))
  return joinPaths(model, reaching, joined)
}
