import type { ChartState, ChartTransition } from '../readChart.ts'
import type { Facts } from './factsOf.ts'
import { say } from './say.ts'
import type { ChangeKind, ChangeFacts } from './say.ts'

export interface Change {
  kind: ChangeKind
  sentence: string
  /** Names of its arrows and ids of its states, in the old and in the new drawing. */
  before: readonly string[]
  after: readonly string[]
}

/** The differences of two versions of a chart that matter to a product owner. */
export function compareCharts(before: Facts, after: Facts): Change[] {
  const [old, now] = [before.chart.states, after.chart.states]
  const added = now.filter(({ id }) => !old.some((state) => state.id === id))
  const removed = old.filter(({ id }) => !now.some((state) => state.id === id))
  const change = (kind: ChangeKind, facts: ChangeFacts, lit: Pick<Change, 'before' | 'after'>) => ({
    kind,
    sentence: say(kind, facts),
    ...lit,
  })
  const stateChange = (kind: ChangeKind, facts: Facts, state: ChartState) =>
    change(
      kind,
      { facts, state },
      {
        before: kind === 'state removed' ? [state.id] : [],
        after: kind === 'state added' ? [state.id] : [],
      },
    )
  return [
    ...added.map((state) => stateChange('state added', after, state)),
    ...removed.map((state) => stateChange('state removed', before, state)),
    ...transitionChanges(before, after, new Set([...added, ...removed].map(({ id }) => id))),
    ...implementationChanges(before, after),
    ...actingChanges(before, after),
  ]

  function transitionChanges(one: Facts, other: Facts, ends: ReadonlySet<string>): Change[] {
    const pairs = pair(
      one.chart.transitions.filter(({ source }) => !ends.has(source)),
      other.chart.transitions.filter(({ source }) => !ends.has(source)),
    )
    return pairs.flatMap(({ was, is }) => {
      if (was === null && is !== null) {
        return [change('transition added', { facts: other, is }, { before: [], after: [is.name] })]
      }
      if (was !== null && is === null) {
        return [
          change('transition removed', { facts: one, is: was }, { before: [was.name], after: [] }),
        ]
      }
      if (was === null || is === null) return []
      const lit = { before: [was.name], after: [is.name] }
      return kindsBetween(was, is).map((kind) =>
        change(kind, { facts: other, old: one, is, was }, lit),
      )
    })
  }

  function implementationChanges(one: Facts, other: Facts): Change[] {
    const differing = (part: 'guards' | 'actions' | 'delays') =>
      Object.keys(other[part]).filter(
        (name) => one[part][name] !== undefined && one[part][name] !== other[part][name],
      )
    const users = (uses: (transition: ChartTransition) => boolean) => ({
      before: one.chart.transitions.filter(uses).map(({ name }) => name),
      after: other.chart.transitions.filter(uses).map(({ name }) => name),
    })
    return [
      ...differing('guards').map((name) =>
        change(
          'guard rewritten',
          { facts: other, name },
          users(({ guard }) => guard === name),
        ),
      ),
      ...differing('actions').map((name) =>
        change(
          'action rewritten',
          { facts: other, name },
          users(({ effects }) => effects.includes(name)),
        ),
      ),
      ...differing('delays').map((name) =>
        change(
          'delay changed',
          { facts: other, name, from: one.delays[name] ?? '', to: other.delays[name] ?? '' },
          users(({ event }) => event.startsWith(`xstate.after.${name}.`)),
        ),
      ),
    ]
  }

  function actingChanges(one: Facts, other: Facts): Change[] {
    return Object.keys(other.actedBy)
      .filter(
        (event) => one.actedBy[event] !== undefined && one.actedBy[event] !== other.actedBy[event],
      )
      .map((event) => {
        const named = (facts: Facts) =>
          facts.chart.transitions.filter((each) => each.event === event).map(({ name }) => name)
        return change(
          'who acts changed',
          {
            facts: other,
            name: event,
            from: one.actedBy[event] ?? '',
            to: other.actedBy[event] ?? '',
          },
          { before: named(one), after: named(other) },
        )
      })
  }
}

interface Pair {
  was: ChartTransition | null
  is: ChartTransition | null
}

/** Pairs the branches of an event by target and guard, else by one of them. */
function pair(old: readonly ChartTransition[], now: readonly ChartTransition[]): Pair[] {
  const left = new Set(old)
  const open = new Set(now)
  const pairs: Pair[] = []
  const rules: readonly ((was: ChartTransition, is: ChartTransition) => boolean)[] = [
    (was, is) => goesTo(was) === goesTo(is) && was.guard === is.guard,
    (was, is) => goesTo(was) === goesTo(is),
    (was, is) => was.guard === is.guard,
    () => true,
  ]
  for (const isSame of rules) {
    for (const is of open) {
      const was = [...left].find((each) => place(each) === place(is) && isSame(each, is))
      if (was === undefined) continue
      pairs.push({ was, is })
      left.delete(was)
      open.delete(is)
    }
  }
  return [
    ...pairs,
    ...[...open].map((is) => ({ was: null, is })),
    ...[...left].map((was) => ({ was, is: null })),
  ]
}

/** Another delay of the same state is the same arrow at another time. */
function place({ source, event }: ChartTransition): string {
  return `${source} ${event.startsWith('xstate.after.') ? 'after' : event}`
}

function goesTo({ targets }: ChartTransition): string {
  return targets.join(' ')
}

function kindsBetween(was: ChartTransition, is: ChartTransition): ChangeKind[] {
  return [
    ...(was.event === is.event ? [] : (['delay replaced'] as const)),
    ...(goesTo(was) === goesTo(is) ? [] : (['sent elsewhere'] as const)),
    ...guardKind(was.guard, is.guard),
    ...(is.effects.some((effect) => !was.effects.includes(effect))
      ? (['action added'] as const)
      : []),
    ...(was.effects.some((effect) => !is.effects.includes(effect))
      ? (['action removed'] as const)
      : []),
  ]
}

function guardKind(was: string | null, is: string | null): ChangeKind[] {
  if (was === is) return []
  if (was === null) return ['guard added']
  return is === null ? ['guard removed'] : ['guard changed']
}
