import { startTransition, StrictMode, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { isSameForAll } from './routing/guard.ts'
import { keepServerTime } from './services/askServerTime.ts'
import { keepFirstDataAt } from './services/firstData.ts'
import { startApp } from './startApp.ts'
import { keepEarlyInput, replayTaps } from './views/shell/earlyInput.ts'
import { prepareScreen } from './views/shell/prepareScreen.ts'
import { addFont } from './views/ui/addFont.ts'
import { whenLoaded } from './views/ui/whenLoaded.ts'
import { warmUp } from './views/shell/warmUp.ts'
import './views/ui/tokens.css'
import './views/ui/base.css'
import './views/ui/fontFallbacks.css'

const container = document.getElementById('app')
if (container === null) throw new Error('the page has no #app')

if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect')) {
  const { startInspector } = await import('./views/actors/inspector.ts')
  startInspector()
}
if (!('toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)) {
  await import('./polyfills.ts')
}
// A pending tap runs between the task that evaluated the code and the task that starts the app.
await new Promise((resolve) => setTimeout(resolve))
const { language, session, cart, isServerRendered, renderedCountry, cameWithAnswers, firstScreen } =
  startApp({
    prepareScreen,
    renderedPath: container.dataset.rendered,
  })

/** The place the server rendered. The user may navigate elsewhere while React still hydrates it. */
const opened = {
  path: window.location.pathname,
  search: window.location.search.slice(1),
  timeZone: undefined,
  country: renderedCountry,
  isWide: false,
  rendersScreen: true,
}

let onRendered = () => {}
let onShown = () => {}
const shown = new Promise<void>((resolve) => {
  onShown = resolve
})

void shown.then(() => keepFirstDataAt(opened.path))
addFont()
warmUp()
whenLoaded(keepServerTime)
for (const sign of ['pointerdown', 'keydown']) {
  document.addEventListener(sign, fetchCalls, { passive: true, once: true })
}
if (import.meta.env.PROD)
  whenLoaded(
    () =>
      // Waits for the app: the worker copies the files that the shown screen used.
      void shown
        .then(() => import('./views/live/startOfflineCopies.ts'))
        .then(({ startOfflineCopies }) => startOfflineCopies(session, { cameWithAnswers }))
        .catch(() => {}),
  )
// A transition hydrates in slices: the page is visible already, and a tap must not wait for all of
// it.
void firstScreen.then(() => startTransition(() => show(container)))

/**
 * Hydrates the server's markup where the app's first render is the same, and repeats what was
 * tapped and typed before.
 */
function show(place: HTMLElement): void {
  // A shopper's own screen renders from scratch, because its dates use the browser's clock and time
  // zone.
  const hydrates =
    isServerRendered && isSameForAll(opened.path, session.getSnapshot().hasTag('loggedIn'))
  const app = (
    <StrictMode>
      <Shown>
        <App
          language={language}
          session={session}
          cart={cart}
          rendered={hydrates ? opened : undefined}
        />
      </Shown>
    </StrictMode>
  )
  if (hydrates) {
    delete place.dataset.rendered
    hydrateRoot(place, app)
    void replayTaps(window.earlyTaps)
    return
  }
  const early = keepEarlyInput(place)
  onRendered = early.refill
  createRoot(place).render(app)
  void shown.then(() => {
    delete place.dataset.rendered
    return early.replayTaps(window.earlyTaps)
  })
}

function Shown({ children }: { children: ReactNode }) {
  useLayoutEffect(() => onRendered(), [])
  useEffect(() => onShown(), [])
  return children
}

/** Loads the API client at the first pointer or key press, before a call needs it. */
function fetchCalls(): void {
  import('./services/catalogueCalls.ts').catch(() => {})
}
