import { waitFor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../../machines/cartMachine.ts'
import type { pagedListMachine } from '../../machines/pagedListMachine.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import type { resourceMachine } from '../../machines/resourceMachine.ts'

type ReadingMachine = typeof resourceMachine | typeof pagedListMachine | typeof cartMachine

/** Resolves when the current read ends. `failed` also means that the actor stopped before. */
export async function whenRead(actor: ActorRefFrom<ReadingMachine>): Promise<RefreshOutcome> {
  const ended = waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return ended.then(
    ({ context }) => ({ type: context.failure === null ? 'refreshed' : 'failed' }),
    () => ({ type: 'failed' }),
  )
}
