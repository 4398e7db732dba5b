import { useSyncExternalStore } from 'react'
import { createActor } from 'xstate'
import { showsFlows } from '../../showsFlows.ts'
import { keepRendered } from './useSelector.ts'
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'

const shown = new Map<string, AnyMachineSnapshot>()
const listeners = new Set<() => void>()
let inspect: ((event: InspectionEvent) => void) | undefined

/** Creates a chart's actor. The flows page and the inspector can show its state. */
export const createFlow = ((logic: Parameters<typeof createActor>[0], options?: object) => {
  const inspected = showsFlows && inspect ? { ...options, inspect } : options
  const actor: AnyActorRef = createActor(logic, inspected)
  keepRendered(actor)
  if (showsFlows) {
    actor.subscribe({
      next: (snapshot: AnyMachineSnapshot) => noteFlow(snapshot),
      error: () => {},
    })
  }
  return actor
}) as typeof createActor

/** Stores the latest state of a chart, across all its actors. */
export function noteFlow(snapshot: AnyMachineSnapshot): void {
  if (!showsFlows) return
  shown.set(snapshot.machine.id, snapshot)
  for (const listener of listeners) listener()
}

export function inspectFlowsWith(inspector: typeof inspect): void {
  inspect = inspector
}

/** The ids of a chart's active states, outermost first. Empty before the chart was used. */
export function useActiveStates(chart: string): readonly string[] {
  const snapshot = useSyncExternalStore(subscribe, () => shown.get(chart))
  return snapshot === undefined ? [] : statesOf(snapshot)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function statesOf(snapshot: AnyMachineSnapshot): string[] {
  const { _nodes: nodes } = snapshot as unknown as { _nodes: { id: string }[] }
  return nodes.map(({ id }) => id)
}
