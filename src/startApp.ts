import { waitFor } from 'xstate'
import { openingPlace } from './routing/guard.ts'
import { holdFirstData, isMeantFor, readFirstData } from './services/firstData.ts'
import { readToken, storeReader } from './services/sessionStorage.ts'
import { wideScreen } from './views/ui/useWide.ts'
import { configureHttp } from './services/httpConfiguration.ts'
import { createCart } from './views/cart/useCart.tsx'
import { createLanguage, firstLanguage } from './views/language/useLanguage.tsx'
import { prepareScreensWith, redirect } from './views/shell/navigation.ts'
import { whenShown } from './views/shell/pageShown.ts'
import { reloadIfOutdated, reloadOnceReachable } from './views/shell/reloading.ts'
import { startTraversals } from './views/shell/traversals.ts'
import { startDestination } from './views/session/useDestination.ts'
import { createSession } from './views/session/useSession.tsx'
import type { SessionActor } from './views/session/useSession.tsx'
import { startConnection } from './views/actors/connection.ts'
import { loginFirstWording } from './views/actors/failures.ts'
import { createTabChannel } from './views/actors/tabChannel.ts'
import { toasts } from './views/actors/toasts.ts'
import { keepRendered } from './views/actors/useSelector.ts'

/** Creates the actors that live as long as the page, and connects the HTTP client to them. */
export function startApp({
  prepareScreen,
  renderedPath,
}: {
  prepareScreen: (path: string) => Promise<unknown> | null
  /** The path that the server rendered. Undefined if it rendered none. */
  renderedPath: string | undefined
}) {
  prepareScreensWith(prepareScreen)
  const firstData = readFirstData()
  const code = firstLanguage(firstData)
  const isOurs = firstData?.lang === code && isMeantFor(readToken(), firstData)
  holdFirstData(isOurs ? firstData : null)
  const language = createLanguage({
    code,
    isLoggedIn: () => session.getSnapshot().hasTag('loggedIn'),
    onChanged: () => cart.send({ type: 'cart.changedElsewhere' }),
  })
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
    onCodeMissing: ({ isAgain }) => {
      const reloaded = isAgain ? reloadOnceReachable() : reloadIfOutdated()
      reloaded.catch(() => {})
    },
  })
  const cart = createCart({ session, tabs })
  startDestination(tabs)
  startConnection()
  language.start()
  cart.start()
  session.start()
  storeReader(window.matchMedia(wideScreen).matches)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) session.send({ type: 'page.shown' })
  })
  startLiveOnceSignedIn(session)
  const path = openAtPlace(session.getSnapshot().hasTag('loggedIn'))
  startTraversals()
  const isSpoken = waitFor(language, ({ context }) => context.shown !== null).then(() =>
    keepRendered(language),
  )
  return {
    language,
    session,
    cart,
    /** True when the server's markup equals the app's first render. */
    isServerRendered: path === renderedPath && isOurs,
    renderedCountry: firstData?.country ?? null,
    /** Answers that nobody has asked for. */
    cameWithAnswers: isOurs,
    firstScreen: Promise.allSettled([prepareScreen(path), isSpoken]),
  }
}

/** A guest's page never loads the code of the live stream. */
function startLiveOnceSignedIn(session: SessionActor): void {
  let started = false
  const start = () => {
    if (started || session.getSnapshot().context.token === null) return
    started = true
    watching.unsubscribe()
    import('./views/live/startLive.ts').then(
      ({ startLive }) => startLive(session),
      () => {},
    )
  }
  const watching = session.subscribe(start)
  start()
}

/** Redirects to the place where the guard lets this visit begin, before anything renders. */
function openAtPlace(loggedIn: boolean): string {
  const { pathname: path, search } = window.location
  const place = openingPlace({ path, search: search.slice(1) }, loggedIn)
  if (place.notice === 'loginFirst') toasts.show('plain', loginFirstWording)
  if (place.path !== path) {
    redirect(place.search === '' ? place.path : `${place.path}?${place.search}`)
  }
  return place.path
}
