import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { actorIdOf, isActorDone, isActorError } from './chartModel.ts'
import { isNotThere } from './chartProof.ts'
import type { AnyAnswers, AnyGestures, AnyProof, AnyScreens } from './chartProof.ts'
import { explorePaths, predict } from './explorePaths.ts'
import type { CanHappen, Path } from './explorePaths.ts'
import { joinPaths, reachedBy } from './joinPaths.ts'
import type { ReachingPath } from './joinPaths.ts'
import { everythingIn, startReplay } from './replay.ts'

export interface Cover {
  /** A few paths that together cover what the screens can reach, each with its own part. */
  paths: readonly Walk[]
  leaves: Reach
  transitions: Reach
  /** Names in `outOfReach` that are reached after all, or that the chart doesn't have. */
  stale: readonly string[]
}

interface Walk extends ReachingPath {
  leaves: ReadonlySet<string>
  transitions: ReadonlySet<string>
}

export interface Reach {
  /** What no path on the screens reaches, with the reasons. */
  exempt: Readonly<Record<string, string>>
  /** What no path reaches and no reason excuses. */
  missing: readonly string[]
}

const servicesAnswer = 'a service answers every failure as an outcome; it never throws'

/** Another page costs about four steps, and a long path hides where it fails. */
const joined = { mostSteps: 12, farthest: 4 }

/** The paths of a chart that the screens can play, joined so that a few of them cover all. */
export async function coverPaths(proof: AnyProof, screens: AnyScreens): Promise<Cover> {
  const canHappen: CanHappen = (event, before) => isPlayable(screens, event, before)
  const mayGoOn = ({ type }: AnyEventObject, events: readonly AnyEventObject[]) =>
    !screens.onFreshPage?.includes(type) && !events.some(isOffline)
  const single = await walkEach(proof, explorePaths(proof, canHappen))
  const walked = await walkEach(proof, joinPaths(proof, single, { ...joined, canHappen, mayGoOn }))
  const all = everythingIn(proof.machine)
  const reached = new Set(single.flatMap(reachedBy))
  const open = new Set(reached)
  for (const place of walked.flatMap(reachedBy)) open.delete(place)
  for (const each of single) {
    if (!reachedBy(each).some((place) => open.has(place))) continue
    walked.push(each)
    for (const place of reachedBy(each)) open.delete(place)
  }
  const needed = withoutNeedless(walked)
  const [input] = proof.inputs ?? [undefined]
  const besides = (screens.plays ?? []).map((events) => predict(proof, input, events))
  needed.push(...(await walkEach(proof, besides)))
  const { id } = proof.machine
  return {
    paths: needed,
    leaves: reachOf([...all.leaves], reached, (leaf) => whyHidden(screens, id, leaf)),
    transitions: reachOf([...all.transitions], reached, (name) => whyUntaken(screens, name)),
    stale: Object.keys(screens.outOfReach ?? {}).filter(
      (name) => reached.has(name) || !all.transitions.has(name),
    ),
  }
}

/** Drops redundant paths, those that reach less first. */
function withoutNeedless(walks: readonly Walk[]): Walk[] {
  const times = new Map<string, number>()
  const count = (walk: Walk, by: number) => {
    for (const place of new Set(reachedBy(walk))) times.set(place, (times.get(place) ?? 0) + by)
  }
  for (const each of walks) count(each, 1)
  const needless = new Set<Walk>()
  for (const each of walks.toSorted((a, b) => reachedBy(a).length - reachedBy(b).length)) {
    if (!reachedBy(each).every((place) => (times.get(place) ?? 0) > 1)) continue
    needless.add(each)
    count(each, -1)
  }
  return walks.filter((each) => !needless.has(each))
}

/** The page stays offline from then on. */
function isOffline({ output }: AnyEventObject): boolean {
  const { failure } = (output ?? {}) as { failure?: { type: string } | null }
  return failure?.type === 'offline'
}

async function walkEach(proof: AnyProof, paths: readonly Path[]): Promise<Walk[]> {
  const walks: Walk[] = []
  for (const path of paths) walks.push(await walk(proof, path))
  return walks
}

async function walk(proof: AnyProof, path: Path): Promise<Walk> {
  const actor = startReplay(proof, path.input)
  const [leaves, transitions] = [new Set<string>(), new Set<string>()]
  const takeReached = (): ReadonlySet<string> => {
    const reached = new Set([...actor.leaves, ...actor.transitions])
    for (const leaf of actor.leaves) leaves.add(leaf)
    for (const transition of actor.transitions) transitions.add(transition)
    actor.forget()
    return reached
  }
  const atStart = takeReached()
  const bySteps: ReadonlySet<string>[] = []
  for (const { event } of path.steps) {
    await actor.perform(event)
    bySteps.push(takeReached())
  }
  actor.stop()
  return { path, atStart, bySteps, leaves, transitions }
}

function isPlayable(
  screens: AnyScreens,
  event: AnyEventObject,
  snapshot: SnapshotFrom<AnyStateMachine>,
): boolean {
  if (screens.skips?.(event, snapshot)) return false
  if (isActorError(event)) return failureOf(screens, event) !== undefined
  if (isActorDone(event)) {
    const answer = (screens.answers as AnyAnswers)[actorIdOf(event)]
    if (answer === undefined || isNotThere(answer)) return false
    try {
      answer.replies(event.output, snapshot)
      return true
    } catch {
      return false
    }
  }
  const gesture = (screens.gestures as AnyGestures)[event.type]
  return gesture === undefined ? event.type.startsWith('xstate.after.') : !isNotThere(gesture)
}

/** How the actor of this error comes to reject; most never do. */
export function failureOf(screens: AnyScreens, event: AnyEventObject) {
  const answer = (screens.answers as AnyAnswers)[actorIdOf(event)]
  return answer === undefined || isNotThere(answer) ? undefined : answer.fails
}

function reachOf(
  all: readonly string[],
  reached: ReadonlySet<string>,
  why: (name: string) => string | undefined,
): Reach {
  const unreached = all.filter((name) => !reached.has(name))
  return {
    exempt: Object.fromEntries(
      unreached.flatMap((name) => {
        const reason = why(name)
        return reason === undefined ? [] : [[name, reason]]
      }),
    ),
    missing: unreached.filter((name) => why(name) === undefined),
  }
}

export function whyHidden(screens: AnyScreens, chart: string, leaf: string): string | undefined {
  const shown = (screens.shows as AnyGestures)[leaf.slice(chart.length + 1)]
  return shown !== undefined && isNotThere(shown) ? shown.none : undefined
}

export function whyUntaken(screens: AnyScreens, name: string): string | undefined {
  const named = screens.outOfReach?.[name]
  if (named !== undefined) return named
  const event = /: (\S+) → /.exec(name)?.[1] ?? ''
  if (event.startsWith('xstate.error.actor.')) {
    return failureOf(screens, { type: event }) === undefined ? servicesAnswer : undefined
  }
  const gesture = (screens.gestures as AnyGestures)[event]
  if (gesture !== undefined && isNotThere(gesture)) return gesture.none
  const source = event.replace('xstate.done.actor.', '')
  const answer = (screens.answers as AnyAnswers)[source]
  return answer !== undefined && isNotThere(answer) ? answer.none : undefined
}
