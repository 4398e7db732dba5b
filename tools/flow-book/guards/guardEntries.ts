import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate'
import { eventsIn } from '../../../tests/model/support/chartModel.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import type { Path } from '../../../tests/model/support/explorePaths.ts'
import { guards as moneyGuards } from '../../../tests/model/guards/moneyGuards.ts'
import { guards as orderGuards } from '../../../tests/model/guards/orderGuards.ts'
import { guards as shoppingGuards } from '../../../tests/model/guards/shoppingGuards.ts'
import { guards as technicalGuards } from '../../../tests/model/guards/technicalGuards.ts'
import type { AnySnapshot } from '../../../tests/model/support/ownerQuestion.ts'
import { activeNodes, transitionsOf } from '../../../tests/model/support/replay.ts'
import type { GuardEntry } from '../book/bookData.ts'
import { factInWords } from './factInWords.ts'
import { traceReads } from './traceReads.ts'
import type { Fact } from './traceReads.ts'

const wordsOfCharts = new Map(
  [...orderGuards, ...moneyGuards, ...shoppingGuards, ...technicalGuards].map(
    ({ chart, words }) => [chart, words],
  ),
)
const mostRefused = 4

interface Outcome {
  facts: readonly Fact[]
  isAllowed: boolean
}

/**
 * The guards of a chart in words, with examples: each guard is called with what the proofs of the
 * chart send to it, and the facts that it reads are the example's.
 */
export function guardEntries(proof: AnyProof, paths: readonly Path[]): GuardEntry[] {
  const words = wordsOfCharts.get(proof.machine.id) ?? {}
  const outcomes = outcomesOf(proof, paths)
  return Object.keys(proof.machine.implementations.guards).map((name) => ({
    name,
    words: words[name] ?? '',
    examples: examplesFrom(outcomes.get(name) ?? []),
  }))
}

/** One example that is allowed, and of those refused the most similar for each deciding fact. */
function examplesFrom(outcomes: readonly Outcome[]): GuardEntry['examples'] {
  const allowed = outcomes
    .filter(({ isAllowed, facts }) => isAllowed && facts.length > 0)
    .toSorted((one, other) => one.facts.length - other.facts.length)[0]
  const refused = outcomes.filter(({ isAllowed, facts }) => !isAllowed && facts.length > 0)
  const byDeciding = Map.groupBy(refused, ({ facts }) => facts.at(-1)?.path ?? '')
  const nearest = [...byDeciding.values()].flatMap((alike) =>
    alike.toSorted((one, other) => distance(one, allowed) - distance(other, allowed)).slice(0, 1),
  )
  return [
    ...(allowed === undefined
      ? []
      : [{ facts: shownOf(allowed.facts), isAllowed: true, because: null }]),
    ...nearest.slice(0, mostRefused).map(({ facts }) => ({
      facts: shownOf(facts),
      isAllowed: false,
      because: becauseOf(facts, allowed),
    })),
  ]
}

/** The length of a list says little, unless it decided. */
function shownOf(facts: readonly Fact[]): string[] {
  const last = facts.at(-1)
  return facts.filter((fact) => fact === last || !fact.path.endsWith('.length')).map(factInWords)
}

/** What is unlike the allowed example, or else the fact that was read last. */
function becauseOf(facts: readonly Fact[], allowed: Outcome | undefined): string {
  const known = new Map(allowed?.facts.map(({ path, value }) => [path, value]))
  const unlike = facts.filter(({ path, value }) => known.has(path) && known.get(path) !== value)
  return (unlike.length > 0 ? unlike : facts.slice(-1)).map(factInWords).join('; ')
}

function distance({ facts }: Outcome, other: Outcome | undefined): number {
  const known = new Map(other?.facts.map(({ path, value }) => [path, value]))
  return facts.filter(({ path, value }) => known.get(path) !== value).length
}

function outcomesOf(proof: AnyProof, paths: readonly Path[]): Map<string, Outcome[]> {
  const outcomes = new Map<string, Map<string, Outcome>>()
  for (const snapshot of placesOf(paths)) {
    const events = eventsIn(proof, snapshot)
    for (const node of nodesAround(snapshot)) {
      for (const arrow of transitionsOf(node)) {
        const guard = namedGuard(arrow.guard)
        if (guard === null || isKnown(outcomes.get(guard.type))) continue
        // An eventless arrow is judged after any event that led there.
        const judged =
          arrow.eventType === '' ? events : events.filter(({ type }) => type === arrow.eventType)
        for (const event of judged) {
          const outcome = judge(proof.machine, guard, {
            context: snapshot.context as unknown,
            event,
          })
          if (outcome === null) continue
          const known = outcomes.get(guard.type) ?? new Map<string, Outcome>()
          known.set(JSON.stringify(outcome), outcome)
          outcomes.set(guard.type, known)
        }
      }
    }
  }
  return new Map([...outcomes].map(([name, found]) => [name, [...found.values()]]))
}

const enoughOutcomes = 60

function isKnown(outcomes: ReadonlyMap<string, Outcome> | undefined): boolean {
  if (outcomes === undefined || outcomes.size < enoughOutcomes) return false
  return new Set([...outcomes.values()].map(({ isAllowed }) => isAllowed)).size === 2
}

/** Enough for an example of each guard; some charts have thousands of places. */
const mostPlaces = 400

function placesOf(paths: readonly Path[]): AnySnapshot[] {
  const places = new Map<string, AnySnapshot>()
  for (const { start, steps } of paths) {
    for (const snapshot of [start, ...steps.map(({ after }) => after)]) {
      if (places.size === mostPlaces) return [...places.values()]
      places.set(JSON.stringify([snapshot.value, snapshot.context]), snapshot)
    }
  }
  return [...places.values()]
}

/** Active states, and those passed at once, whose guards decide where to go on. */
function nodesAround(snapshot: AnySnapshot): AnyStateNode[] {
  const passing = (node: AnyStateNode): AnyStateNode[] => [
    ...((node.always ?? []).length > 0 ? [node] : []),
    ...Object.values(node.states).flatMap(passing),
  ]
  return [...new Set([...activeNodes(snapshot), ...passing(snapshot.machine.root)])]
}

interface NamedGuard {
  type: string
  params?: unknown
}

function namedGuard(guard: unknown): NamedGuard | null {
  if (typeof guard === 'string') return { type: guard }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return guard as NamedGuard
  return null
}

type Judged = { context: unknown; event: AnyEventObject }
type GuardFunction = (at: Judged, params: unknown) => boolean

function judge(machine: AnyStateMachine, { type, params }: NamedGuard, at: Judged): Outcome | null {
  const guard = machine.implementations.guards[type] as unknown
  // `stateIn` and its like read the state, not facts.
  if (typeof guard !== 'function' || 'check' in guard) return null
  try {
    const { facts, result } = traceReads(at, (traced) =>
      (guard as GuardFunction)(
        traced,
        typeof params === 'function' ? (params as (at: Judged) => unknown)(traced) : params,
      ),
    )
    return { facts, isAllowed: result }
  } catch {
    // Another event than the one that the guard was written for.
    return null
  }
}
