import { navigate } from 'wouter/use-browser-location'
import {
  forgetPrivateCopies,
  listenToWorker,
  startWorker,
  postToWorker,
} from '../../services/offlineCopies.ts'
import { resumePush } from '../../services/pushDevice.ts'
import { mayResumePush } from '../../services/pushStorage.ts'
import { addOwnTexts } from '../../messages/locales.ts'
import { actorStore } from '../actors/actorStore.ts'
import { connection, followConnection } from '../actors/connection.ts'
import { aroundNavigation } from '../shell/navigation.ts'
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
  listenToWorker((word) => {
    if (word.type === 'notice.opened') aroundNavigation(navigate, word.href, {})
    else connection.send(word)
  })
  const started = await startWorker()
  if (started === null) return
  resumePushOf(session)
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

/** A new session has no subscription: the one before ended with its session. */
function resumePushOf(session: SessionActor): void {
  let resumed: string | null = null
  const resume = () => {
    const { token, userInfo } = session.getSnapshot().context
    if (token === null || token === resumed || !userInfo?.account || !mayResumePush()) return
    resumed = token
    resumePush({ account: userInfo.account, token }).catch(() => {})
  }
  session.subscribe(resume)
  resume()
}
