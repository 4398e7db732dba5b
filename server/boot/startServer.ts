import { Hono, type Context } from 'hono'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { observeRequests } from '../http/observeRequests.ts'
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
import { boundConnections } from '../http/boundConnections.ts'
import { drainable } from '../http/drain.ts'
import { clientBehind } from '../routes/callerAddress.ts'
import { demoWords } from './demo/demoWords.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { showContact } from '../domain/catalogue/contact/platformContact.ts'
import { seedArticles } from '../domain/catalogue/articles/seedArticles.ts'
import { Catalogue } from '../domain/catalogue/catalogue.ts'
import type { Change } from '../domain/kernel/changes.ts'
import { subnetOf } from '../domain/kernel/networkOf.ts'
import { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import { openPushKey, pushKeyPrefix } from '../domain/identity/notifications/openPushKey.ts'
import { openPayCodeKeys } from '../domain/identity/paymentCode/openPayCodeKeys.ts'
import { folderStore } from '../domain/uploads/pictureStore.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { openMailer } from './mailer.ts'
import { openPushSender } from './openPushSender.ts'
import { openMetrics, serveMetrics } from './metrics.ts'
import { openObjectStore } from './openObjectStore.ts'
import { openReport } from './openReport.ts'
import { listen, openOffice } from './listen.ts'
import { startJobs } from './startJobs.ts'
import { openAutopilot } from '../office/openAutopilot.ts'
import { securityHeaders, type Fetch } from '../http/securityHeaders.ts'
import { addFlowBook } from '../http/flowBook.ts'
import { addSitemap } from '../ssr/sitemap.ts'
import { createPageRenderer } from '../ssr/renderPages.ts'
import { addressOf } from '../routes/route.ts'
import { addPictures, addSite } from '../ssr/site.ts'

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
  const officeServer = await openOffice(env.officeSocket, {
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
  const jobs = startJobs({
    env,
    ctx: { db, clock, pictures, mailer, pushes, store, uploadsFolder, outboxFolder },
    followClock: databaseClock.follow,
    onPushed: (counts) => metrics?.pushed(counts),
    autopilot: autopilot.beat,
    onUnexpectedError,
  })
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
      jobs.stop()
      await Promise.all(draining.map((each) => each.close()))
      await Promise.all([warming, jobs.done()])
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
