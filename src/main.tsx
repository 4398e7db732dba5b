import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { isSameForAll } from './routing/guard.ts'
import { keepServerTime } from './services/askServerTime.ts'
import { startApp } from './startApp.ts'
import { prepareScreen } from './views/shell/prepareScreen.ts'
import { warmUp } from './views/shell/warmUp.ts'
import './views/ui/tokens.css'
import './views/ui/base.css'

const container = document.getElementById('app')
if (container === null) throw new Error('the page has no #app')

if (import.meta.env.DEV && new URLSearchParams(window.location.search).has('inspect')) {
  const { startInspector } = await import('./views/actors/inspector.ts')
  startInspector()
}
if (!('toSorted' in Array.prototype && 'groupBy' in Map && 'withResolvers' in Promise)) {
  await import('./polyfills.ts')
}
// The code is evaluated in one task and starts in the next: a tap may come between.
await new Promise((resolve) => setTimeout(resolve))
const { language, session, cart, isServerRendered, cameWithAnswers, firstScreen } = startApp({
  prepareScreen,
  renderedPath: container.dataset.rendered,
})

/** What the server rendered: while React takes it over, one may have gone elsewhere already. */
const opened = {
  path: window.location.pathname,
  search: window.location.search.slice(1),
  timeZone: undefined,
  isWide: false,
  rendersScreen: true,
}

let onShown = () => {}
const shown = new Promise<void>((resolve) => {
  onShown = resolve
})

warmUp()
whenLoaded(keepServerTime)
for (const sign of ['pointerdown', 'keydown']) {
  document.addEventListener(sign, fetchCalls, { passive: true, once: true })
}
if (import.meta.env.PROD)
  whenLoaded(
    () =>
      // Once the app is there: what it shows is what is copied.
      void shown
        .then(() => import('./views/live/startOfflineCopies.ts'))
        .then(({ startOfflineCopies }) => startOfflineCopies(session, { cameWithAnswers }))
        .catch(() => {}),
  )
// In slices: the page is rendered already, and a tap must not wait for the whole hydration.
void firstScreen.then(() => startTransition(() => show(container)))

/** Hydrates what the server rendered, where the app shows the same first, and replays the taps made there. */
function show(place: HTMLElement): void {
  // A shopper's own screen is rendered again, as it is dated by the browser's own clock and zone.
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
    void replayTaps(() => window.earlyTaps)
    return
  }
  const before = [...place.children]
  createRoot(place).render(app)
  void shown.then(() => {
    delete place.dataset.rendered
    return replayTaps(() =>
      window.earlyTaps.flatMap((tapped) => counterpartOf(tapped, before, place)),
    )
  })
}

/** In their order, each once React has shown what the one before changed: handlers read what is shown. */
async function replayTaps(tapsNow: () => readonly HTMLElement[]): Promise<void> {
  for (const tapped of tapsNow()) {
    if (tapped.isConnected) tapped.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** What stands now where the server's element stood, if it says the same; `before`: the server's children of `place`. */
function counterpartOf(
  tapped: HTMLElement,
  before: readonly Element[],
  place: HTMLElement,
): HTMLElement[] {
  const steps: number[] = []
  let element: Element = tapped
  for (let parent = element.parentElement; parent && !before.includes(element);) {
    steps.unshift([...parent.children].indexOf(element))
    element = parent
    parent = element.parentElement
  }
  const start = place.children[before.indexOf(element)]
  const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], start)
  return found instanceof HTMLElement &&
    found.tagName === tapped.tagName &&
    found.textContent === tapped.textContent
    ? [found]
    : []
}

function Shown({ children }: { children: ReactNode }) {
  useEffect(() => onShown(), [])
  return children
}

/** What calls are made with comes with the first sign that one will be. */
function fetchCalls(): void {
  import('./services/catalogueCalls.ts').catch(() => {})
}

/** After the page has all it needs for its first paint. */
function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work)
  else window.addEventListener('load', () => setTimeout(work), { once: true })
}
