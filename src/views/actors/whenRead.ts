import { waitFor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { cartMachine } from '../../machines/cartMachine.ts'
import type { pagedListMachine } from '../../machines/pagedListMachine.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import type { resourceMachine } from '../../machines/resourceMachine.ts'

type ReadingMachine = typeof resourceMachine | typeof pagedListMachine | typeof cartMachine

/** What comes of the reading that is under way; `failed` also when its actor ends before. */
export async function whenRead(actor: ActorRefFrom<ReadingMachine>): Promise<RefreshOutcome> {
  const ended = waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return ended.then(
    ({ context }) => ({ type: context.failure === null ? 'refreshed' : 'failed' }),
    () => ({ type: 'failed' }),
  )
}
