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

/** Lets the shop be read without a connection. What a shopper saw goes with their session. */
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
  // The worker keeps the code of every screen: what it says must not be missing without a connection.
  void addOwnTexts().catch(() => {})
  postToWorker({ type: 'shopper.is', token: tokenNow() })
  if (!started.isNew) {
    // Data that comes with a server-rendered page is not requested: its copies would stay old.
    if (cameWithAnswers) actorStore.refresh([])
    return
  }
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  postToWorker({ type: 'files.used', addresses: used })
  // What came before the worker is asked for again, so that there is a copy of it.
  refresh()
}
