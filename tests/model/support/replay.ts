import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { AnyEventObject, AnyStateMachine, AnyStateNode, SnapshotFrom } from 'xstate'
import { actorIdOf, isActorDone, isActorError, isTimer, outcomeOf } from './chartModel.ts'
import type { ChartModel } from './chartModel.ts'

export interface Replay {
  snapshot: () => SnapshotFrom<AnyStateMachine>
  perform: (event: AnyEventObject) => Promise<void>
  /** Ids of the leaves that were active, and keys of the transitions that were taken. */
  leaves: ReadonlySet<string>
  transitions: ReadonlySet<string>
  /** Empties both. */
  forget: () => void
  stop: () => void
}

/** Runs the real actor: the test settles its services, and moves its clock. */
export function startReplay(model: ChartModel<AnyStateMachine>, input: unknown): Replay {
  const pending = new Map<string, PromiseWithResolvers<unknown>>()
  const clock = new SimulatedClock()
  const leaves = new Set<string>()
  const transitions = new Set<string>()

  const actors = Object.keys(model.actors).map((source) => [
    source,
    outcomeOf(model, source) === 'listens'
      ? fromCallback(() => {})
      : fromPromise(({ self }) => {
          const settled = Promise.withResolvers<unknown>()
          pending.set(self.id, settled)
          return settled.promise
        }),
  ])
  const actor = createActor(model.machine.provide({ actors: Object.fromEntries(actors) }), {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      for (const taken of inspected._transitions) transitions.add(keyOf(taken))
    },
  })
  actor.subscribe({ next: noteLeaves, error: () => {} })
  actor.start()
  noteLeaves(actor.getSnapshot())

  function noteLeaves(snapshot: SnapshotFrom<AnyStateMachine>) {
    for (const node of activeNodes(snapshot)) if (isLeaf(node)) leaves.add(node.id)
  }

  async function perform(event: AnyEventObject) {
    if (isTimer(event)) {
      clock.increment(delayOf(actor.getSnapshot(), event))
    } else if (isActorDone(event) || isActorError(event)) {
      const id = actorIdOf(event)
      const settled = pending.get(id)
      if (settled === undefined) throw new Error(`no actor "${id}" is running`)
      if (isActorDone(event)) settled.resolve(event.output)
      else settled.reject(event.error)
      await settled.promise.catch(() => {})
      await Promise.resolve()
    } else {
      actor.send(event)
    }
  }

  return {
    snapshot: () => actor.getSnapshot(),
    perform,
    leaves,
    transitions,
    forget: () => {
      leaves.clear()
      transitions.clear()
    },
    stop: () => actor.stop(),
  }
}

/**
 * All leaves that an actor can rest in and all transitions, by the names that a failing test shows.
 */
export function everythingIn(machine: AnyStateMachine): {
  leaves: Set<string>
  transitions: Set<string>
} {
  const nodes = nodesBelow(machine.root)
  return {
    leaves: new Set(nodes.filter((node) => isLeaf(node) && !isPassing(node)).map(({ id }) => id)),
    transitions: new Set(nodes.flatMap((node) => transitionsOf(node)).map(keyOf)),
  }
}

export type Transition =
  ReturnType<AnyStateNode['transitions']['values']> extends Iterable<infer List>
    ? List extends readonly (infer Item)[]
      ? Item
      : never
    : never

export function transitionsOf(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), node.always ?? []].flat()
}

export function keyOf(transition: Transition): string {
  const siblings = transitionsOf(transition.source).filter(
    ({ eventType }) => eventType === transition.eventType,
  )
  const branch = siblings.length > 1 ? ` [branch ${siblings.indexOf(transition) + 1}]` : ''
  const targets = transition.target?.map(({ id }) => id).join(' + ') ?? 'stays'
  return `${transition.source.id}: ${transition.eventType || 'always'} → ${targets}${branch}`
}

function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child))]
}

export function activeNodes(snapshot: SnapshotFrom<AnyStateMachine>): AnyStateNode[] {
  return (snapshot as unknown as { _nodes: AnyStateNode[] })._nodes
}

export function isLeaf(node: AnyStateNode): boolean {
  return node.type === 'atomic' || node.type === 'final'
}

/** Left at once in every context, so no snapshot ever shows it. */
function isPassing(node: AnyStateNode): boolean {
  return node.always?.some(({ guard }) => guard === undefined) ?? false
}

export function delayOf(snapshot: SnapshotFrom<AnyStateMachine>, event: AnyEventObject): number {
  const timer = activeNodes(snapshot)
    .flatMap((node) => node.after)
    .find(({ eventType }) => eventType === event.type)
  if (timer === undefined) throw new Error(`no timer "${event.type}" is running`)
  if (typeof timer.delay === 'number') return timer.delay
  const delay = snapshot.machine.implementations.delays[String(timer.delay)] as
    | number
    | ((parts: { context: unknown; event: AnyEventObject }) => number)
  return typeof delay === 'number' ? delay : delay({ context: snapshot.context, event })
}
