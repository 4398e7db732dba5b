import { initialTransition, transition } from 'xstate'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { AnySnapshot, Example } from '../../../tests/model/support/ownerQuestion.ts'

export interface Played {
  /** Events before the last one that the chart refused: none, if the example is sound. */
  refusedOnTheWay: readonly string[]
  isAllowed: boolean
  /** The leaves in which the chart rests at the end. */
  ends: readonly string[]
}

/** Plays an example on the chart itself. */
export function playExample(machine: AnyStateMachine, example: Example<AnyStateMachine>): Played {
  let snapshot: AnySnapshot = initialTransition(machine, example.input)[0]
  const refused: number[] = []
  for (const [index, event] of example.events.entries()) {
    if (!isHeard(snapshot, event)) refused.push(index)
    snapshot = transition(machine, snapshot, event)[0]
  }
  const last = example.events.length - 1
  return {
    refusedOnTheWay: refused
      .filter((index) => index < last)
      .map((index) => String(example.events[index]?.type)),
    isAllowed: !refused.includes(last),
    ends: leavesOf(snapshot),
  }
}

function isHeard(snapshot: AnySnapshot, event: AnyEventObject): boolean {
  return snapshot.machine.getTransitionData(snapshot, event).length > 0
}

function leavesOf(snapshot: AnySnapshot): string[] {
  return (snapshot as unknown as { _nodes: readonly AnyStateMachine['root'][] })._nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.path.join('.'))
}
