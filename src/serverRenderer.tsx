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

export interface RenderedScreen {
  /** React's preloads first, then what goes into #app. */
  markup: string
  siteName: string
  /** Of the route. */
  title: string
  /** Of the shop. */
  description: string
  /** The sources whose chunks and styles the app needs for it. */
  sources: string[]
  isFound: boolean
  /** For browsers that can't run the app. */
  tooOld: string
  noScript: string
}

export interface RenderOptions {
  isSameForAll: boolean
  /** With it the answers are the shopper's own and their screen is rendered; without it the frame alone. */
  timeZone?: string
  isWide?: boolean
}

/** How React marks what it could not render here. */
const leftToBrowser = '<!--$!-->'
const silent = { post: () => {}, listen: () => () => {} }
const nowhere = () => {}
const guest = sessionOf(null)
const cart = createCart({ session: guest, tabs: silent })

/** A screen as the app shows it first, in a language and with the answers that its page carries. */
export async function renderScreen(
  place: { path: string; search: string },
  lang: LanguageCode,
  answers: FirstData['answers'],
  { isSameForAll: isPublic, timeZone, isWide = false }: RenderOptions,
): Promise<RenderedScreen> {
  const isOwn = !isPublic && timeZone !== undefined
  // The words for the head of a page are none that public screens say.
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
    markup: render({ ...place, timeZone, isWide, rendersScreen: isPublic || isOwn }, isPublic, {
      lang,
      messages,
      answers,
    }),
    siteName: productName,
    title: intl.formatMessage(titleOf(place.path) ?? notFoundTitle),
    description: intl.formatMessage(siteDescription),
    sources: [
      ...('source' in screen ? [String(screen.source)] : []),
      ...textsOf(lang, isPublic),
      // A shopper's own screens ask at once.
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

/** At once, from start to end: what it holds meanwhile is this page's alone. */
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
