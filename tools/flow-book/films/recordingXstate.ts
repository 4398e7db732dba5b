import { createActor as createRealActor } from 'xstate'
import type { AnyActorLogic, AnyStateMachine, AnyStateNode, ActorOptions } from 'xstate'
import { describeEvent } from '../../../tests/model/support/describePath.ts'
import { isLeaf, keyOf } from '../../../tests/model/support/replay.ts'
import type { Transition } from '../../../tests/model/support/replay.ts'
import type { FilmStep } from '../book/bookData.ts'

/** Replaces xstate while journeys are filmed, and records each actor's steps. */

export * from 'xstate'

export interface Recording {
  machine: string
  start: readonly string[]
  steps: FilmStep[]
}

export const recordings: Recording[] = []

export function createActor(logic: AnyActorLogic, options: ActorOptions<AnyActorLogic> = {}) {
  const { id } = logic as AnyStateMachine
  const recording: Recording = { machine: id, start: [], steps: [] }
  recordings.push(recording)
  let taken: string[] = []
  return createRealActor(logic, {
    ...options,
    inspect: (inspected) => {
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      if (inspected.type === '@xstate.microstep') {
        for (const each of inspected._transitions as unknown as Transition[])
          taken.push(keyOf(each))
      }
      if (inspected.type !== '@xstate.snapshot') return
      const leaves = leavesOf(inspected.snapshot, id)
      if (inspected.event.type === 'xstate.init') recording.start = leaves
      else recording.steps.push({ event: describeEvent(inspected.event), taken, leaves })
      taken = []
    },
  })
}

function leavesOf(snapshot: unknown, chart: string): string[] {
  const { _nodes: nodes = [] } = snapshot as { _nodes?: AnyStateNode[] }
  return nodes.filter(isLeaf).map(({ id }) => id.slice(chart.length + 1))
}
