import { Hono } from 'hono'
import { billCsv } from '../../contract/bill.ts'
import { eventStream } from '../../contract/notices.ts'
import { uploadPictures } from '../../contract/uploads.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import type { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import type { PayCodeKeys } from '../domain/identity/paymentCode/payCodeKeys.ts'
import { usualLimits, type HourlyLimits } from '../domain/identity/session/hourlyLimits.ts'
import type { PictureStore } from '../domain/uploads/pictureStore.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { refused, seconds } from '../http/envelope.ts'
import { noteCall } from '../http/requestFacts.ts'
import type { Mailer } from '../domain/messaging/mails/mail.ts'
import { accountRoutes } from '../routes/account.ts'
import { articleRoutes, type SellerLinks } from '../routes/articles.ts'
import { addressRoutes } from '../routes/addresses.ts'
import { billRoutes } from '../routes/bills.ts'
import { cartRoutes } from '../routes/cart.ts'
import { catalogueRoutes } from '../routes/catalogue.ts'
import { eventRoutes } from '../routes/events.ts'
import { favouriteRoutes } from '../routes/favourites.ts'
import { notificationRoutes, type PushSettings } from '../routes/notifications.ts'
import { noticeRoutes } from '../routes/notices.ts'
import { allCalls, openApiText } from '../routes/openapi.ts'
import { orderRoutes } from '../routes/orders.ts'
import { refundRoutes } from '../routes/refunds.ts'
import { returnRoutes } from '../routes/returns.ts'
import { reviewRoutes } from '../routes/reviews.ts'
import { messageRoutes } from '../routes/messages.ts'
import { myDataRoutes } from '../routes/myData.ts'
import { passkeyRoutes } from '../routes/passkeys.ts'
import { passwordRoutes } from '../routes/passwords.ts'
import { toResponse, type Api } from '../routes/route.ts'
import { nobodyTrusted, type TrustedProxies } from '../routes/trustedProxies.ts'
import { uploadRoutes } from '../routes/uploads.ts'
import { walletRoutes } from '../routes/wallet.ts'

export interface Deps {
  db: Db
  clock: Clock
  catalogue: Catalogue
  feed: NoticeFeed
  pictures: PictureStore
  payCodeKeys: PayCodeKeys
  mailer: Mailer
  sellerLinks: SellerLinks
  /** Where shoppers send goods of statutory returns. */
  returnAddress: string
  /** Why this process shouldn't get requests; null when it is ready. */
  problem: () => Promise<string | null>
  /** Defaults to the standard limits. */
  limits?: HourlyLimits
  /** The proxies whose forwarded client address is trusted; without it none. */
  trustedProxies?: TrustedProxies
  /** Whether browsers reach the server only over TLS. */
  isAlwaysTls?: boolean
  /** The site's public origin, which passkeys belong to; without it `localhost`. */
  siteOrigin?: string
  /** What browsers subscribe to push messages with; without it there are none. */
  push?: PushSettings
  /** Whether new accounts are demo accounts, which the autopilot serves, and no real shoppers. */
  opensDemoAccounts?: boolean
  /** Receives every unexpected error. None of its details leave the server. */
  onUnexpectedError: (error: unknown, where: string) => void
}

/** Creates the API. It serves no files: see site.ts. */
export function createApp(deps: Deps): Hono {
  const { db, clock, catalogue, feed, pictures, mailer, sellerLinks, onUnexpectedError } = deps
  const { trustedProxies = nobodyTrusted, limits = usualLimits, isAlwaysTls = false } = deps
  const { opensDemoAccounts = false, siteOrigin = '' } = deps
  const { push = { publicKey: null, allowsLoopback: false } } = deps
  const hono = new Hono()
  const api: Api = { hono, ctx: { db, clock }, onUnexpectedError, trustedProxies, isAlwaysTls }
  accountRoutes(api, { payCodeKeys: deps.payCodeKeys, limits, opensDemoAccounts })
  addressRoutes(api)
  catalogueRoutes(api, catalogue)
  cartRoutes(api)
  orderRoutes(api, catalogue)
  refundRoutes(api, catalogue)
  returnRoutes(api, catalogue, deps.returnAddress)
  reviewRoutes(api, catalogue)
  messageRoutes(api)
  noticeRoutes(api, catalogue)
  notificationRoutes(api, push)
  favouriteRoutes(api, catalogue)
  articleRoutes(api, sellerLinks)
  walletRoutes(api)
  billRoutes(api, catalogue)
  passwordRoutes(api, mailer, limits)
  passkeyRoutes(api, siteOrigin)
  myDataRoutes(api, pictures)
  eventRoutes(api, feed)
  uploadRoutes(api, pictures)
  hono.get('/api/health', (context) => {
    noteCall(context.req.path)
    return context.json({ status: 'ok', time: seconds(clock) })
  })
  hono.get('/api/ready', async (context) => {
    noteCall(context.req.path)
    const problem = await deps.problem()
    if (problem === null) return context.json({ status: 'ready', time: seconds(clock) })
    context.header('retry-after', '1')
    return context.json({ status: 'unavailable', problem, time: seconds(clock) }, 503)
  })
  hono.get('/api/openapi.json', (context) => {
    noteCall(context.req.path)
    return toResponse({ status: 200, body: openApiText() })
  })
  const paths = new Set<string>([
    ...allCalls().map((call) => call.path),
    uploadPictures.address,
    eventStream.address,
    billCsv.address,
  ])
  hono.notFound((context) => {
    const isKnown = paths.has(context.req.path)
    if (isKnown) noteCall(context.req.path)
    const refusal = new Refusal(isKnown ? 'methodNotAllowed' : 'notFound')
    const { status, body } = refused(refusal, 'en', clock, isKnown ? 405 : 404)
    return toResponse({ status, body })
  })
  return hono
}
