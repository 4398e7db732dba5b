import { serve, type ServerType } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { observeRequests } from '../http/observeRequests.ts'
import { onClientError } from '../http/onClientError.ts'
import { apiOrSite } from '../http/apiOrSite.ts'
import { createApp } from './app.ts'
import { takeBackup } from '../office/backup/takeBackup.ts'
import { buildSiteIfMissing, distFolder } from './buildSite.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import { openDataFolder } from './dataFolder.ts'
import type { Db } from '../db/client.ts'
import { openDatabase } from './openDatabase.ts'
import { openDatabaseClock } from './databaseClock.ts'
import { readTime } from '../db/readTime.ts'
import type { Watch } from './ownPostgres.ts'
import { SecuredResponse } from '../http/securedResponse.ts'
import { boundConnections } from '../http/boundConnections.ts'
import { drainable } from '../http/drain.ts'
import { clientBehind } from '../routes/callerAddress.ts'
import { demoWords } from './demo/demoWords.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { showContact } from '../domain/catalogue/contact/platformContact.ts'
import { seedArticles } from '../domain/catalogue/articles/seedArticles.ts'
import { Catalogue } from '../domain/catalogue/catalogue.ts'
import { notifyReduced } from '../domain/catalogue/favourites/notifyReduced.ts'
import { notifyRestocked } from '../domain/catalogue/favourites/notifyRestocked.ts'
import type { Change } from '../domain/kernel/changes.ts'
import { subnetOf } from '../domain/kernel/networkOf.ts'
import { applyDeadlinesOfOrders } from '../domain/trade/applyDeadlinesOfOrders.ts'
import { remindOfReceipt } from '../domain/trade/orders/remindOfReceipt.ts'
import { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import { openPushKey, pushKeyPrefix } from '../domain/identity/notifications/openPushKey.ts'
import { openPayCodeKeys } from '../domain/identity/paymentCode/openPayCodeKeys.ts'
import { openSealing } from '../domain/integrity/seals/openSealing.ts'
import { folderStore } from '../domain/uploads/pictureStore.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { openMailer } from './mailer.ts'
import { openPushSender } from './openPushSender.ts'
import { openMetrics, serveMetrics } from './metrics.ts'
import { openObjectStore } from './openObjectStore.ts'
import { openReport } from './openReport.ts'
import { createOffice } from '../office/app.ts'
import { openAutopilot } from '../office/openAutopilot.ts'
import { securityHeaders, type Fetch } from '../http/securityHeaders.ts'
import { addFlowBook } from '../http/flowBook.ts'
import { addSitemap } from '../ssr/sitemap.ts'
import { createPageRenderer } from '../ssr/renderPages.ts'
import { openSweeping } from './openSweeping.ts'
import { sendOrderMails } from './sendOrderMails.ts'
import { sendPushes } from './sendPushes.ts'
import { addressOf } from '../routes/route.ts'
import { addPictures, addSite } from '../ssr/site.ts'

const clockTickMs = 5_000
const autopilotTickMs = 1_000
const mailTickMs = 3_000
const sealingTickMs = 60_000
const sweepingTickMs = 10_000
/**
 * Longer than a proxy or client keeps an idle connection, so that the server never closes one that
 * is being reused.
 */
const keepAliveMs = 75_000
/** Slower request bodies are aborted: the app waits at most a minute for an upload. */
const longestRequestMs = 90_000

export interface RunningServer {
  address: string
  close(): Promise<void>
}

export async function startServer(
  options: Pick<Watch, 'onEnded'> & {
    env: Env
    log: Log
    clock: Clock
    /** Ids of lost keys. The payment codes under them are cleared. */
    lostKeyIds: readonly string[]
  },
): Promise<RunningServer> {
  const { env, lostKeyIds, log } = options
  const { say } = log
  const { appOrigins, hsts } = env
  const secured = (fetch: Fetch) => securityHeaders(fetch, { appOrigins, isSecure: () => hsts })
  // Bound before any data is opened: a second start on the same port must touch nothing.
  let answer = secured(answerStarting)
  const publicServer = await listen((...given) => answer(...given), {
    hostname: env.host,
    port: env.port,
  })
  const client = clientBehind(env.trustedProxies)
  const draining = [drainable(publicServer)]
  boundConnections(publicServer, client)
  await openDataFolder(env.dataFolder, say)
  const building = env.site ? buildSiteIfMissing(say, env.apiBase) : Promise.resolve()
  // Awaited where the site is needed: a first build takes longer than seeding the demo goods.
  building.catch(() => {})
  const database = await openDatabase({
    ...env,
    say,
    complain: log.complain,
    onEnded: options.onEnded,
  })
  const { db } = database
  const closeAndThrow = async (error: unknown): Promise<never> => {
    await database.close()
    throw error
  }
  const databaseClock = await openDatabaseClock({
    readTime: () => readTime(db),
    complain: log.complain,
  }).catch(closeAndThrow)
  const clock: Clock = { ...options.clock, now: databaseClock.now }
  const payCodeKeys = await openPayCodeKeys({
    ctx: { db, clock, say },
    input: {
      given: env.payCodeKeys,
      dataFolder: env.dataFolder,
      lostKeyIds: lostKeyIds.filter((id) => !id.startsWith(pushKeyPrefix)),
    },
  }).catch(closeAndThrow)
  const pushKey = await openPushKey({
    ctx: { db, clock, say },
    input: { given: env.pushKey, dataFolder: env.dataFolder, lostKeyIds },
  }).catch(closeAndThrow)
  const uploadsFolder = env.uploadsStore ? null : join(env.dataFolder, 'uploads')
  const store = env.uploadsStore ? await openObjectStore(env.uploadsStore, say) : null
  const pictures = store ?? folderStore(join(env.dataFolder, 'uploads'))
  await seedArticles({ ctx: { db } })
  if (env.demo) await seedDemo({ db, clock, pictures, payCodeKeys, say })
  if (env.needsContact) await requireContact(db).catch(closeAndThrow)
  const autopilot = await openAutopilot({
    ctx: { db, clock, say },
    input: { wish: env.autopilot },
  }).catch(closeAndThrow)
  const catalogue = new Catalogue(db, clock)
  const feed = new NoticeFeed()
  const onUnexpectedError = openReport(log.complain)
  const reportStale = (error: unknown) => onUnexpectedError(error, 'reading the catalogue anew')
  await database.listen(
    (json) => {
      const change = json as Change
      feed.apply(change)
      return catalogue.apply(change).catch(reportStale)
    },
    () => {
      feed.pokeAll()
      return catalogue.refresh().catch(reportStale)
    },
  )
  await catalogue.refresh()
  const outboxFolder = join(env.dataFolder, 'outbox')
  const mailer = openMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    outboxFolder,
    say: env.showsMails ? say : null,
  })
  const pushes =
    pushKey &&
    openPushSender({
      key: pushKey,
      subject: env.siteOrigin.startsWith('https:') ? env.siteOrigin : mailtoOf(env.mailFrom),
      allowsLoopback: env.allowsLoopbackPush,
    })
  const app = createApp({
    db,
    clock,
    catalogue,
    feed,
    pictures,
    payCodeKeys,
    mailer,
    sellerLinks: env.sellerLinks,
    returnAddress: env.returnAddress,
    problem: database.problem,
    trustedProxies: env.trustedProxies,
    isAlwaysTls: env.hsts,
    siteOrigin: env.siteOrigin,
    push: { publicKey: pushKey?.publicKey ?? null, allowsLoopback: env.allowsLoopbackPush },
    limits: env.limits,
    opensDemoAccounts: autopilot.beat !== null,
    onUnexpectedError,
  })
  const site = new Hono()
  addPictures(site)
  if (env.showsFlowBook) addFlowBook(site)
  if (env.site) {
    const origin = env.siteOrigin
    const renderPage = createPageRenderer({ origin, parts: { db, catalogue }, onUnexpectedError })
    addSitemap(site, { origin, snapshot: catalogue.snapshot })
    await building.catch(closeAndThrow)
    const networkOfCall = (context: Context) => subnetOf(addressOf(env, context))
    await addSite(site, { distFolder, renderPage, api: app, networkOfCall })
  }
  const backUp = (input: { folder: string }) =>
    takeBackup({
      ctx: {
        url: database.url,
        dataFolder: env.dataFolder,
        picturesIn: store ? 'objectStore' : 'dataFolder',
      },
      input,
    })
  const metrics =
    env.metricsPort === null
      ? null
      : openMetrics({
          ctx: { db, clock },
          poolUse: database.poolUse,
          openStreams: () => feed.size,
        })
  const metricsPage =
    metrics && env.metricsPort !== null
      ? await serveMetrics(metrics, env.metricsPort).catch(closeAndThrow)
      : null
  const officeServer = await openOffice(env, {
    db,
    clock,
    pictures,
    confirmAboveCents: env.confirmAboveCents,
    backUp,
    clockJumpSeconds: databaseClock.jumpSeconds,
    onChecked: (findings) => metrics?.checked(findings),
    onUnexpectedError,
  })
  answer = observeRequests(secured(apiOrSite(app, site)), (request) => {
    log.answered(request)
    metrics?.answered(request)
  })
  draining.push(drainable(officeServer))
  boundConnections(officeServer, client)
  let isOpen = true
  const warming = catalogue.warmUp().catch((error: unknown) => {
    if (isOpen) reportStale(error)
  })
  const ticking = [
    startTicking(
      clockTickMs,
      async () => {
        await databaseClock.follow()
        await applyDeadlinesOfOrders({ ctx: { db, clock } })
      },
      (error) => onUnexpectedError(error, 'the clock'),
    ),
    startTicking(
      mailTickMs,
      () =>
        sendOrderMails({
          ctx: { db, clock, mailer },
          input: {
            origin: env.siteOrigin || (appOrigins[0] ?? ''),
            mailsPerRecipient: env.limits.mailsPerRecipient,
          },
        }),
      (error) => onUnexpectedError(error, 'the mails of orders'),
    ),
    ...(pushes
      ? [
          startTicking(
            mailTickMs,
            async () => {
              const counts = await sendPushes({ ctx: { db, clock, pushes } })
              metrics?.pushed(counts)
            },
            (error) => onUnexpectedError(error, 'the push messages'),
          ),
        ]
      : []),
    startTicking(
      clockTickMs,
      () => notifyRestocked({ ctx: { db, clock } }),
      (error) => onUnexpectedError(error, 'the stock wishes'),
    ),
    startTicking(
      clockTickMs,
      () => notifyReduced({ ctx: { db, clock } }),
      (error) => onUnexpectedError(error, 'the price wishes'),
    ),
    startTicking(
      sealingTickMs,
      () => remindOfReceipt({ ctx: { db, clock } }),
      (error) => onUnexpectedError(error, 'the reminders of receipt'),
    ),
    startTicking(sealingTickMs, openSealing({ ctx: { db, clock } }), (error) =>
      onUnexpectedError(error, 'the seals'),
    ),
    startTicking(
      sweepingTickMs,
      openSweeping({ db, clock, pictures, uploadsFolder, store, outboxFolder }),
      (error) => onUnexpectedError(error, 'the sweeping'),
    ),
    ...(autopilot.beat
      ? [
          startTicking(autopilotTickMs, autopilot.beat, (error) =>
            onUnexpectedError(error, 'the autopilot'),
          ),
        ]
      : []),
  ]
  const { port } = publicServer.address() as AddressInfo
  const address = `http://${env.host}:${port}`
  const words = await demoWords(db, env.demo)
  say(
    `Harborlane is open at ${address} (${env.databaseUrl ? 'PostgreSQL' : `PostgreSQL of its own in ${env.dataFolder}`})`,
  )
  if (metricsPage) say(`Metrics are at ${metricsPage.address}`)
  say(autopilot.words)
  for (const line of words) say(line)
  return {
    address,
    close: async () => {
      isOpen = false
      for (const each of ticking) each.stop()
      await Promise.all(draining.map((each) => each.close()))
      await Promise.all([warming, ...ticking.map((each) => each.done())])
      await metricsPage?.close()
      await database.close()
    },
  }
}

/** The address in `Harborlane <no-reply@shop.example>`. */
function mailtoOf(from: string): string {
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? 'no-reply@localhost'}`
}

async function requireContact(db: Db): Promise<void> {
  if (await showContact({ ctx: { db } })) return
  throw new Error(
    'Nobody is stated as the one who runs this shop. State it first: npm run office -- contact set --name … --address … --email …',
  )
}

function answerStarting(): Response {
  return new Response('503 Service Unavailable: the shop is starting\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' },
  })
}

function listen(fetch: Fetch, at: { hostname: string; port: number }): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      keepAliveTimeout: keepAliveMs,
      requestTimeout: longestRequestMs,
      ServerResponse: SecuredResponse,
      // Such a request must get our own refusal, with the security headers.
      requireHostHeader: false,
    }
    const server = serve({ fetch, ...at, serverOptions }, () => resolve(server))
    onClientError(server)
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${at.port} is taken. Set PORT to another one.`)
          : error,
      ),
    )
  })
}

async function openOffice(
  env: Env,
  office: Parameters<typeof createOffice>[0],
): Promise<ServerType> {
  const { createAdaptorServer } = await import('@hono/node-server')
  const server = createAdaptorServer({ fetch: createOffice(office).fetch })
  await mkdir(dirname(env.officeSocket), { recursive: true })
  if (await isAnswered(env.officeSocket)) {
    throw new Error(
      `Another server answers on ${env.officeSocket}. Set OFFICE_SOCKET to another path.`,
    )
  }
  await rm(env.officeSocket, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.officeSocket, () => resolve())
  })
  await chmod(env.officeSocket, 0o600)
  return server
}

/** A socket without a listener was left by a killed server. */
function isAnswered(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socketPath)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

/** Runs a job periodically, never twice at once. */
function startTicking(
  everyMs: number,
  duty: () => Promise<unknown>,
  onUnexpectedError: (error: unknown) => void,
) {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= duty()
      .catch(onUnexpectedError)
      .finally(() => {
        running = null
      })
  }, everyMs)
  return { stop: () => clearInterval(timer), done: () => running ?? Promise.resolve() }
}
