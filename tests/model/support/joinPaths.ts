import { transition } from 'xstate'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { placeOf } from './chartModel.ts'
import type { ChartModel } from './chartModel.ts'
import { predict } from './explorePaths.ts'
import type { CanHappen, Path } from './explorePaths.ts'

/** A path with what its start and each of its steps reach. */
export interface ReachingPath {
  path: Path
  atStart: ReadonlySet<string>
  bySteps: readonly ReadonlySet<string>[]
}

export interface JoinOptions {
  /** The maximum length of a path, unless its first new thing is further away. */
  mostSteps: number
  /** The maximum distance to the next new thing; beyond it, a new path costs less. */
  farthest: number
  canHappen?: CanHappen
  /** Whether a path that reached something new may continue with the event. */
  mayGoOn?: (event: AnyEventObject, events: readonly AnyEventObject[]) => boolean
}

interface Edge {
  event: AnyEventObject
  to: string
  reached: ReadonlySet<string>
}

interface Search {
  graph: Graph
  open: ReadonlySet<string>
  most: number
  isLeftOut: (event: AnyEventObject) => boolean
}

/** From each place, the possible events. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Edge>>

/**
 * Replaces many paths by a few: each continues where others would have started over. Together they
 * reach the same, as far as the chart's places distinguish it.
 */
export function joinPaths(
  model: ChartModel<AnyStateMachine>,
  given: readonly ReachingPath[],
  options: JoinOptions,
): Path[] {
  const open = new Set(given.flatMap(reachedBy))
  const groups = Map.groupBy(given, ({ path }) => JSON.stringify(path.input))
  return [...groups.values()].flatMap((group) => {
    const graph = graphOf(model, group)
    const joined: Path[] = []
    for (;;) {
      const before = open.size
      const path = joinOne(model, group, graph, open, options)
      if (path === null || open.size === before) return joined
      joined.push(path)
    }
  })
}

export function reachedBy({ atStart, bySteps }: ReachingPath): string[] {
  return [atStart, ...bySteps].flatMap((reached) => [...reached])
}

/** Removes what the path reaches from `open`. */
function joinOne(
  model: ChartModel<AnyStateMachine>,
  [first]: readonly ReachingPath[],
  graph: Graph,
  open: Set<string>,
  { mostSteps, farthest, canHappen = () => true, mayGoOn = () => true }: JoinOptions,
): Path | null {
  if (first === undefined) return null
  const { input, start } = first.path
  const events: AnyEventObject[] = []
  let snapshot = start
  close(open, first.atStart)
  for (;;) {
    const most = events.length === 0 ? Infinity : Math.min(farthest, mostSteps - events.length)
    const isLeftOut = (event: AnyEventObject) => events.length > 0 && !mayGoOn(event, events)
    const route = routeToNew({ graph, open, most, isLeftOut }, placeOf(model, snapshot))
    if (route === null) return predict(model, input, events)
    for (const { event, to, reached } of route) {
      const [after] = transition(model.machine, snapshot, event)
      const isAsKnown = snapshot.can(event) && canHappen(event, snapshot)
      if (!isAsKnown || placeOf(model, after) !== to) return predict(model, input, events)
      events.push(event)
      snapshot = after
      close(open, reached)
    }
  }
}

/** The shortest way to something open; null when there is none within the limit. */
function routeToNew(
  { graph, open, most, isLeftOut }: Search,
  from: string,
): readonly Edge[] | null {
  const seen = new Set([from])
  let ways: { place: string; edges: readonly Edge[] }[] = [{ place: from, edges: [] }]
  for (let length = 1; length <= most && ways.length > 0; length += 1) {
    const further: typeof ways = []
    for (const { place, edges } of ways) {
      for (const edge of graph.get(place)?.values() ?? []) {
        if (isLeftOut(edge.event)) continue
        const route = [...edges, edge]
        if ([...edge.reached].some((each) => open.has(each))) return route
        if (!seen.has(edge.to)) further.push({ place: edge.to, edges: route })
        seen.add(edge.to)
      }
    }
    ways = further
  }
  return null
}

function graphOf(model: ChartModel<AnyStateMachine>, given: readonly ReachingPath[]): Graph {
  const graph = new Map<string, Map<string, Edge>>()
  for (const { path, bySteps } of given) {
    let from = placeOf(model, path.start)
    for (const [index, { event, after }] of path.steps.entries()) {
      const edges = graph.get(from) ?? new Map<string, Edge>()
      const to = placeOf(model, after)
      edges.set(JSON.stringify(event), { event, to, reached: bySteps[index] ?? new Set() })
      graph.set(from, edges)
      from = to
    }
  }
  return graph
}

function close(open: Set<string>, reached: ReadonlySet<string>): void {
  for (const each of reached) open.delete(each)
}
