import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { depthOf } from '../../support/depthOf.ts'
import { placeOf, type ChartModel } from '../support/chartModel.ts'
import { explorePaths, withoutBeginnings, type Path } from '../support/explorePaths.ts'
import { joinPaths, type JoinOptions } from '../support/joinPaths.ts'

type AnySnapshot = SnapshotFrom<AnyStateMachine>

const depth = depthOf('WALKS', ['few', 'places', 'whole'])
/** `npm run walks`: every path separately, with the books checked after each step. */
export const isWhole = depth === 'whole'
/** CI walks every event at every place, also where fewer cover money and goods as well. */
export const isEveryPlace = depth === 'places'

/** Names of what an event covers at a place. One walk per name is enough. */
type NamesOf = (before: AnySnapshot, event: AnyEventObject) => readonly string[]

/**
 * All paths of a chart, or a few that together have every event and every ending at every place.
 */
export function pathsToWalk(
  model: ChartModel<AnyStateMachine>,
  namesOf: NamesOf = (before, event) => [
    `${placeOf(model, before)} ${isFromOutside(event) ? event.type : JSON.stringify(event)}`,
  ],
  joined: Pick<JoinOptions, 'mostSteps' | 'farthest'> = { mostSteps: 20, farthest: 6 },
): Path[] {
  const paths = explorePaths(model)
  if (isWhole) return withoutBeginnings(paths)
  const reaching = paths.map((path) => ({
    path,
    atStart: new Set([`starts with ${JSON.stringify(path.input)}`]),
    bySteps: path.steps.map(
      ({ event }, index) => new Set(namesOf(path.steps[index - 1]?.after ?? path.start, event)),
    ),
  }))
  return joinPaths(model, reaching, joined)
}

export function isFromOutside({ type }: AnyEventObject): boolean {
  return !type.startsWith('xstate.')
}
