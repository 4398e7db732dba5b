import { decideGuard } from './routing/guard.ts'
import { configureHttp } from './services/http.ts'
import { createCart } from './views/cart/useCart.tsx'
import { createLanguage } from './views/language/useLanguage.tsx'
import { prepareScreensWith, redirect } from './views/shell/navigation.ts'
import { whenShown } from './views/shell/pageShown.ts'
import { createSession } from './views/session/useSession.tsx'
import type { SessionActor } from './views/session/useSession.tsx'
import { startConnection } from './views/actors/connection.ts'
import { createTabChannel } from './views/actors/tabChannel.ts'

/** Makes the actors that live as long as the page, and gives the HTTP client what it needs of them. */
export function startApp({
  prepareScreen,
}: {
  prepareScreen: (path: string) => Promise<unknown> | null
}) {
  prepareScreensWith(prepareScreen)
  const language = createLanguage({ isLoggedIn: () => session.getSnapshot().hasTag('loggedIn') })
  const tabs = createTabChannel()
  const session = createSession({
    redirect,
    tabs,
    adoptLanguage: (code) => language.send({ type: 'language.adopted', code }),
  })
  configureHttp({
    baseURL: import.meta.env.VITE_API_BASE ?? '',
    getToken: () => session.getSnapshot().context.token,
    getLang: () => language.getSnapshot().context.shown ?? language.getSnapshot().context.wanted,
    onExpired: (token, msg) => session.send({ type: 'token.refused', token, msg }),
    whenShown,
  })
  const cart = createCart({ session, tabs })
  startConnection()
  language.start()
  cart.start()
  session.start()
  startLiveOnceSignedIn(session)
  const firstScreen = prepareScreen(firstPath(session.getSnapshot().hasTag('loggedIn')))
  return { language, session, cart, firstScreen }
}

/** A guest's page does without the code of the live stream. */
function startLiveOnceSignedIn(session: SessionActor): void {
  let started = false
  const start = () => {
    if (started || session.getSnapshot().context.token === null) return
    started = true
    watching.unsubscribe()
    void import('./views/live/startLive.ts').then(({ startLive }) => startLive(session))
  }
  const watching = session.subscribe(start)
  start()
}

/** Where the guard will let this visit begin. */
function firstPath(loggedIn: boolean): string {
  const path = window.location.pathname
  const decision = decideGuard({ path, search: '' }, loggedIn)
  return decision.type === 'open' ? path : (decision.to.split('?', 1)[0] ?? path)
}
