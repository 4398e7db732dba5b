import {
  forgetPrivateCopies,
  listenToWorker,
  startWorker,
  postToWorker,
} from '../../services/offlineCopies.ts'
import { addOwnTexts } from '../../messages/locales.ts'
import { actorStore } from '../actors/actorStore.ts'
import { connection, followConnection } from '../actors/connection.ts'
import type { SessionActor } from '../session/useSession.tsx'

/**
 * Makes the shop readable offline. The copies of a shopper's data are deleted when their session
 * ends.
 */
export async function startOfflineCopies(
  session: SessionActor,
  { cameWithAnswers }: { cameWithAnswers: boolean },
): Promise<void> {
  const tokenNow = () => session.getSnapshot().context.token
  let token = tokenNow()
  session.subscribe(() => {
    const now = tokenNow()
    if (now === token) return
    if (token !== null) void forgetPrivateCopies()
    token = now
    postToWorker({ type: 'shopper.is', token })
  })
  if (token === null) await forgetPrivateCopies()

  const refresh = () => {
    actorStore.refresh([])
    session.send({ type: 'info.refreshRequested' })
  }
  followConnection(({ type }) => {
    if (type === 'refresh.due') refresh()
  })
  listenToWorker((word) => connection.send(word))
  const started = await startWorker()
  if (started === null) return
  // The worker caches the code of every screen, so their texts must be cached as well.
  void addOwnTexts().catch(() => {})
  postToWorker({ type: 'shopper.is', token: tokenNow() })
  if (!started.isNew) {
    // Embedded data is never requested, so its copies would stay old without this refresh.
    if (cameWithAnswers) actorStore.refresh([])
    return
  }
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  postToWorker({ type: 'files.used', addresses: used })
  // Requests again what was loaded before the worker, so that copies of it exist.
  refresh()
}
