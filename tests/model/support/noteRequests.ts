import type { AnyEventObject } from 'xstate'
import { allCalls } from '../../../server/routes/openapi.ts'
import type { AnyProof } from './chartProof.ts'
import { evidenceFolder, noteEvidence } from './evidence.ts'
import type { Path } from './explorePaths.ts'
import { startReplay } from './replay.ts'
import type { Ask } from './wire.ts'

const keyed = new Set(
  allCalls().flatMap(({ method, path, keyed: isKeyed }) => (isKeyed ? [`${method} ${path}`] : [])),
)

/** Notes for the flow book, step by step, which requests the arrows of a path were compared with. */
export function noteRequests(proof: AnyProof, path: Path) {
  const replay = evidenceFolder === '' ? null : startReplay(proof, path.input)
  return async (event: AnyEventObject, asks: readonly Ask[]): Promise<void> => {
    if (replay === null) return
    replay.forget()
    await replay.perform(event)
    const requests = asks.map(({ call: { method, path: address }, input }) => ({
      method,
      path: address,
      input,
      isKeyed: keyed.has(`${method} ${address}`),
    }))
    if (requests.length === 0) return
    for (const arrow of replay.transitions) {
      noteEvidence({ chart: proof.machine.id, arrow, requests })
    }
  }
}
