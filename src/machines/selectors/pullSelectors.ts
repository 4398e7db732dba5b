import type { SnapshotFrom } from 'xstate'
import type { pullToRefreshMachine } from '../pullToRefreshMachine.ts'

export type PullSnapshot = SnapshotFrom<typeof pullToRefreshMachine>

const phases = ['resting', 'pulling', 'refreshing', 'finished', 'failed'] as const

/** The phase that the head above the content shows. */
export function pullPhase(snapshot: PullSnapshot): (typeof phases)[number] {
  return phases.find((phase) => snapshot.matches(phase)) ?? 'resting'
}
