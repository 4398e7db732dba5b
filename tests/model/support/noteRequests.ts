import type { AnyEventObject } from 'xstate'
import type { AnyProof } from './chartProof.ts'
import { evidenceFolder, noteEvidence } from './evidence.ts'
import type { Path } from './explorePaths.ts'
import { startReplay } from './replay.ts'
import { isKeyed } from './wire.ts'
import type { Ask } from './wire.ts'

/** Records for the flow book which requests were compared at each step of a path. */
export function noteRequests(proof: AnyProof, path: Path) {
  const replay = evidenceFolder === '' ? null : startReplay(proof, path.input)
  return async (event: AnyEventObject, asks: readonly Ask[]): Promise<void> => {
    if (replay === null) return
    replay.forget()
    await replay.perform(event)
    const requests = asks.map(({ call, input }) => ({
      method: call.method,
      path: call.path,
      input,
      isKeyed: isKeyed(call),
    }))
    if (requests.length === 0) return
    for (const arrow of replay.transitions) {
      noteEvidence({ chart: proof.machine.id, arrow, requests })
    }
  }
}
