import type { SnapshotFrom, StateNode } from 'xstate'
import { orderMachine } from '../../src/machines/orderMachine.ts'
import type { OrderEvent } from '../../src/machines/orderTypes.ts'

type Snapshot = SnapshotFrom<typeof orderMachine>
type Node = typeof orderMachine.root
type Transition = ReturnType<typeof orderMachine.getTransitionData>[number]

export interface Arrow {
  /** The transition's name in the proof of the chart. */
  key: string
  from: string
  event: string
  /** Null: the order stays in its state. */
  to: string | null
}

/** Every arrow of the order's chart. */
export function arrowsOfOrder(): Arrow[] {
  return nodesBelow(orderMachine.root).flatMap((node) =>
    [...node.transitions.values()].flat().map((each) => {
      const taken = each as unknown as Transition
      return {
        key: keyOf(taken),
        from: nameOf(node.id),
        event: taken.eventType,
        to: targetOf(taken),
      }
    }),
  )
}

/** The arrow that an event takes from here; null where the chart forbids it. */
export function arrowTaken(snapshot: Snapshot, event: OrderEvent): string | null {
  const [taken] = orderMachine.getTransitionData(snapshot, event)
  return taken ? keyOf(taken) : null
}

function keyOf(taken: Transition): string {
  const { source, eventType } = taken
  const siblings = (source.transitions.get(eventType) ?? []) as unknown as Transition[]
  const branch = siblings.length > 1 ? ` [branch ${siblings.indexOf(taken) + 1}]` : ''
  return `${source.id}: ${eventType} → ${targetsOf(taken) ?? 'stays'}${branch}`
}

function targetOf(taken: Transition): string | null {
  const targets = targetsOf(taken)
  return targets === null ? null : nameOf(targets)
}

function targetsOf({ target }: Transition): string | null {
  return target ? target.map(({ id }) => id).join(' + ') : null
}

function nameOf(id: string): string {
  return id.replace(`${orderMachine.id}.`, '')
}

function nodesBelow(node: Node | StateNode): Node[] {
  return [node as Node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as Node))]
}
