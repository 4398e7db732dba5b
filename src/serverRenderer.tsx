import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import type { LanguageCode } from '../contract/fields.ts'
import { platformLocales } from '../contract/locales.ts'
import { App } from './app.tsx'
import { productName } from './constants.ts'
import { languageMachine } from './machines/languageMachine.ts'
import { addOwnTexts, loadMessages } from './messages/locales.ts'
import type { CompiledMessages } from './messages/locales.ts'
import { findPattern, titleOf } from './routing/titles.ts'
import { holdFirstData } from './services/firstData.ts'
import type { FirstData } from './services/firstData.ts'
import { actorStore } from './views/actors/actorStore.ts'
import { createFlow } from './views/actors/flows.ts'
import { createCart } from './views/cart/useCart.tsx'
import { createSession } from './views/session/useSession.tsx'
import type { RenderedPlace } from './views/shell/shell.tsx'
import { notFoundTitle } from './views/shell/notFoundTitle.ts'
import { oldBrowserMessages } from './views/shell/oldBrowser.ts'
import { siteDescription } from './views/shell/siteDescription.ts'
import { loadScreen, screenLoaderOf } from './views/shell/screenModules.ts'

export { isSameForAll, openingPlace } from './routing/guard.ts'
export { findPattern } from './routing/titles.ts'

export interface RenderedScreen {
  /** React's preload links first, then the contents of #app. */
  markup: string
  siteName: string
  /** The route's title. */
  title: string
  /** The shop's description. */
  description: string
  /** The source files whose chunks and styles this screen needs. */
  sources: string[]
  isFound: boolean
  /** The text for browsers that can't run the app. */
  tooOld: string
  noScript: string
}

export interface RenderOptions {
  isSameForAll: boolean
  /**
   * Set when the answers belong to a shopper: their own screen is rendered. Unset, a private route
   * gets the frame only.
   */
  timeZone?: string
  isWide?: boolean
  /** The reader's delivery country; null: not known. */
  country: string | null
}

/** React's marker for a Suspense boundary that it could not render on the server. */
const leftToBrowser = '<!--$!-->'
const silent = { post: () => {}, listen: () => () => {} }
const nowhere = () => {}
const guest = sessionOf(null)
const cart = createCart({ session: guest, tabs: silent })

/**
 * Renders a screen as the app first shows it, in one language and with the answers embedded in its
 * page.
 */
export async function renderScreen(
  place: { path: string; search: string },
  lang: LanguageCode,
  answers: FirstData['answers'],
  { isSameForAll: isPublic, timeZone, isWide = false, country }: RenderOptions,
): Promise<RenderedScreen> {
  const isOwn = !isPublic && timeZone !== undefined
  // The texts for the page head belong to the private part, because public screens don't show them.
  await addOwnTexts()
  const messages = await loadMessages(lang)
  const screen = await loadScreen(screenLoaderOf(place.path))
  const intl = createIntl({
    locale: platformLocales[lang].locale,
    defaultLocale: 'en',
    messages,
    onError: nowhere,
  })
  return {
    markup: render(
      { ...place, timeZone, isWide, country, rendersScreen: isPublic || isOwn },
      isPublic,
      { lang, messages, answers },
    ),
    siteName: productName,
    title: intl.formatMessage(titleOf(place.path) ?? notFoundTitle),
    description: intl.formatMessage(siteDescription),
    sources: [
      ...('source' in screen ? [String(screen.source)] : []),
      ...textsOf(lang, isPublic),
      // A private screen sends its calls immediately.
      ...(isPublic ? [] : ['src/services/sessionCalls.ts', 'src/services/cartCalls.ts']),
    ],
    isFound: findPattern(place.path) !== null,
    tooOld: intl.formatMessage(oldBrowserMessages.tooOld),
    noScript: intl.formatMessage(oldBrowserMessages.noScript),
  }
}

function textsOf(lang: LanguageCode, isPublic: boolean): string[] {
  if (lang === 'en') return []
  const parts = isPublic ? [`public/${lang}`] : [`public/${lang}`, `own/own-${lang}`]
  return parts.map((part) => `src/messages/compiled/${part}.json`)
}

/**
 * Must stay synchronous: the first data and the actor store are global, and no other page may see
 * them.
 */
function render(
  place: RenderedPlace,
  isPublic: boolean,
  { lang, messages, answers }: FirstData & { lang: LanguageCode; messages: CompiledMessages },
): string {
  const language = createFlow(languageMachine, {
    input: { code: lang },
    snapshot: languageMachine.resolveState({
      value: 'shown',
      context: { shown: lang, wanted: lang, wantedBy: 'page', messages, arrived: null },
    }),
  })
  holdFirstData({ lang, answers: { ...answers } })
  try {
    const session = isPublic ? guest : sessionOf('somebody')
    const markup = renderToString(
      <App language={language} session={session} cart={cart} rendered={place} />,
    )
    if (isPublic && markup.includes(leftToBrowser))
      throw new Error(`${place.path} can't be painted`)
    return markup
  } finally {
    holdFirstData(null)
    actorStore.clear()
  }
}

function sessionOf(token: string | null) {
  return createSession({ token, redirect: nowhere, adoptLanguage: nowhere, tabs: silent })
}
