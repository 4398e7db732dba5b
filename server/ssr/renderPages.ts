import { LRUCache } from 'lru-cache'
import type { ProductDetail, ShopDetail } from '../../contract/catalogue.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { CatalogueCtx } from '../domain/catalogue/catalogue.ts'
import type { PreparedAnswer } from '../domain/catalogue/prepareAnswer.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { noteScreen } from '../http/requestFacts.ts'
import { refusalMessage } from '../messages/translate.ts'
import type { BuiltSite } from './builtSite.ts'
import { composePage } from './composePage.ts'
import { firstScreenAt, type FirstScreen, type Place } from './loaders.ts'
import { compressQuickly, createPageCache, type ReadyPage } from './pageCache.ts'
import { ownCallsAt } from './ownCalls.ts'
import { productWords, shopWords, type PageWords } from './pageHead.ts'

const perSecond = 40
const mostSaved = 200
/** One network may take all but a quarter. */
const shareOfOne = 0.75
const networksRemembered = 10_000

/**
 * Limits page renders per second, in all and of one network: endless distinct URLs must take
 * neither all CPU time nor the renders of others.
 */
function createRenderRateLimiter(now: () => number): (network: string) => boolean {
  const all = { left: mostSaved, filledAt: now() }
  const ofNetworks = new LRUCache<string, Bucket>({ max: networksRemembered })
  return (network) => {
    const at = now()
    const own = ofNetworks.get(network) ?? { left: shareOfOne * mostSaved, filledAt: at }
    ofNetworks.set(network, own)
    fill(all, at, 1)
    fill(own, at, shareOfOne)
    if (all.left < 1 || own.left < 1) return false
    all.left -= 1
    own.left -= 1
    return true
  }
}

interface Bucket {
  left: number
  filledAt: number
}

function fill(bucket: Bucket, at: number, share: number): void {
  const more = ((at - bucket.filledAt) / 1_000) * perSecond
  bucket.left = Math.min(share * mostSaved, bucket.left + share * more)
  bucket.filledAt = at
}

export interface Visit {
  place: Place
  /** The reader's network, which has a share of the renders. */
  network: string
  lang: LanguageCode
  /** The delivery country of the browser; null: not known. */
  country: string | null
  /** Whether the browser has a session; never whose. */
  loggedIn: boolean
  /** The reader of a personal screen; null: only its frame is rendered. */
  reader: Reader | null
}

export interface Reader {
  /** An IANA name, for the dates on the page. */
  timeZone: string
  /** Whether the viewport fits two columns. */
  isWide: boolean
  /** The end of the session's token. The app uses the answers for this session only. */
  owner: string
  /** Reads the API with the shopper's session and returns its `data`; null where it was refused. */
  ask: (address: string) => Promise<unknown>
}

/** Renders a page for a visit; null: the app renders it itself. */
export type RenderPage = (site: BuiltSite, visit: Visit) => Promise<ReadyPage | null>

interface Answered {
  version: string
  /** Members of a JSON object, one per answer key. */
  json: string[]
  about: PreparedAnswer | null
  isFound: boolean
}

/**
 * Renders pages, and caches each until its data or the build changes. A cached page is the same for
 * everybody of a language and delivery country: it contains nothing from a session.
 */
export function createPageRenderer({
  origin,
  parts,
  onUnexpectedError,
  now = () => performance.now(),
}: {
  /** The shop's public origin; empty when it isn't configured. */
  origin: string
  parts: Omit<CatalogueCtx, 'lang'>
  onUnexpectedError: (error: unknown, where: string) => void
  now?: () => number
}): RenderPage {
  const pages = createPageCache({ onUnexpectedError, now })
  const mayRender = createRenderRateLimiter(now)
  return async (site, { place, network, lang, country, loggedIn, reader }) => {
    try {
      const serverRenderer = await site.serverRenderer()
      noteScreen(place.path === '/' ? '/' : serverRenderer.findPattern(place.path))
      const screen = firstScreenAt(serverRenderer.openingPlace(place, loggedIn), country)
      if (screen === null) return null
      const answered = await answer(screen, { ...parts, lang })
      const version = `${site.builtOf} ${answered.version}`
      const isSameForAll = serverRenderer.isSameForAll(screen.place.path, loggedIn)
      const own =
        isSameForAll || !reader
          ? null
          : await askOwn(serverRenderer.openingPlace(place, loggedIn), lang, reader)
      if (own && reader && mayRender(network)) {
        const rendered = await serverRenderer.renderScreen(place, lang, own, {
          isSameForAll,
          country,
          ...reader,
        })
        const html = composePage(site, {
          rendered,
          lang,
          path: screen.place.path,
          canonical: null,
          origin,
          words: {},
          firstData: JSON.stringify({ lang, owner: reader.owner, answers: own }),
        })
        return { status: 200, isOwn: true, brotli: compressQuickly(html) }
      }
      const key = `${lang} ${country ?? ''} ${isSameForAll} ${screen.place.path}?${screen.place.search}`
      const known = pages.find(key, version)
      if (known) return known
      if (!mayRender(network)) return null
      const firstData = `{"lang":"${lang}",${country === null ? '' : `"country":"${country}",`}"answers":{${answered.json.join(',')}}}`
      const { answers } = JSON.parse(firstData) as { answers: object }
      const rendered = await serverRenderer.renderScreen(screen.place, lang, answers, {
        isSameForAll,
        country,
      })
      const html = composePage(site, {
        rendered,
        lang,
        path: screen.place.path,
        canonical: answered.isFound && rendered.isFound ? screen.canonical : null,
        origin,
        words: wordsOf(screen, answered),
        firstData,
      })
      const status = answered.isFound && rendered.isFound ? 200 : 404
      return pages.keep(key, version, { status, html })
    } catch (error) {
      onUnexpectedError(error, `painting ${place.path}`)
      return null
    }
  }
}

/** Null unless every read succeeded: the app repeats failed reads and shows their errors. */
async function askOwn(place: Place, lang: LanguageCode, { ask, isWide }: Reader) {
  const calls = ownCallsAt(place, lang, isWide)
  if (calls.length === 0) return null
  const answered = await Promise.all(
    calls.map(async ({ key, address }) => [key, await ask(address)]),
  )
  return answered.every(([, data]) => data !== null)
    ? Object.fromEntries(answered.map(([key, data]) => [key, { data }]))
    : null
}

async function answer(screen: FirstScreen, ctx: CatalogueCtx): Promise<Answered> {
  const answered: Answered = { version: '', json: [], about: null, isFound: screen.isFound }
  for (const [at, { key, ask }] of screen.calls.entries()) {
    try {
      const given = await ask(ctx)
      if (at === 0) answered.about = given
      answered.version += given.etag
      answered.json.push(`${JSON.stringify(key)}:{"data":${given.json}}`)
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'notFound') throw error
      answered.isFound = false
      const notFound = { msg: refusalMessage(error, ctx.lang) }
      answered.json.push(`${JSON.stringify(key)}:${JSON.stringify({ notFound })}`)
      break
    }
  }
  return answered
}

function wordsOf({ about }: FirstScreen, answered: Answered): Partial<PageWords> {
  if (!answered.about || about === null) return {}
  const answerValue: unknown = JSON.parse(answered.about.json.toString())
  return about === 'product'
    ? productWords(answerValue as ProductDetail)
    : shopWords(answerValue as ShopDetail)
}
