// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { createLanguage, LanguageProvider } from '../language/useLanguage.tsx'
import { Screen } from './flowsScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { search: '?chart=order', chart: 'order' },
  { search: '?chart=nothing', chart: 'cart' },
  { search: '', chart: 'cart' },
])('the flows at $search begin with the $chart chart', async ({ search, chart }) => {
  window.history.replaceState(null, '', `/liveFlows${search}`)
  const language = createLanguage({ code: 'en', isLoggedIn: () => false, onChanged: () => {} })
  language.start()
  await waitFor(language, (snapshot) => snapshot.context.shown === 'en')
  const place = await bindings.show(
    <LanguageProvider actor={language}>
      <Screen />
    </LanguageProvider>,
  )
  await soon(() => expect(place.querySelector('[role=img] svg')).not.toBeNull())
  expect([
    [...place.querySelectorAll('nav a[aria-current=page]')].map(({ textContent }) => textContent),
    place.querySelector('[role=img]')?.getAttribute('aria-label'),
  ]).toEqual([[chart], chart])
  language.stop()
})
