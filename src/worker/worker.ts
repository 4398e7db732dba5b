import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { onlySuccess, trimTo } from './keeping.ts'
import { answerPrivately, keepOnly } from './privateCopies.ts'
import { openPush, showPush } from './pushes.ts'
import { postReach, wordNow } from './reach.ts'
import {
  privateReads,
  publicReads,
  sharedCaches,
  type WordToPage,
  type WordToWorker,
} from './readable.ts'
import { scope, type Lasting } from './scope.ts'

/**
 * Answers reads from the last copy when there is no connection. Only GET routes are registered, so
 * a write is never stored, delayed or sent again. A newer worker waits until the last page of the
 * older build is closed, so no page loads chunks of another build.
 */
const api = new URL(import.meta.env.VITE_API_BASE || '/', scope.location.origin)
const apiPath = api.pathname.replace(/\/$/, '')
const isRead = (url: URL, test: (path: string) => boolean) =>
  url.origin === api.origin &&
  url.pathname.startsWith(apiPath) &&
  test(url.pathname.slice(apiPath.length))

cleanupOutdatedCaches()
// Never answers `/` from the precache: the server's own page holds the first screen's data.
precacheAndRoute([...self.__WB_MANIFEST], {
  directoryIndex: null as unknown as string,
  cleanURLs: false,
})

registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const { preloadResponse } = event as unknown as { preloadResponse?: Promise<Response | null> }
      try {
        const page = (await preloadResponse) ?? (await fetch(request))
        if (page.status < 500) return page
      } catch {
        // There is no connection. The app shell below opens every screen.
      }
      return (await matchPrecache('/index.html')) ?? Response.error()
    },
    { denylist: [/^\/api\//, /\.[a-z0-9]{2,11}$/] },
  ),
)

registerRoute(
  ({ url, request }) =>
    isRead(url, (path) => privateReads.includes(path)) && request.headers.has('token'),
  ({ request, event }) => answerPrivately(request, event, request.headers.get('token') ?? ''),
)

registerRoute(
  ({ url }) => isRead(url, (path) => path.startsWith(publicReads)),
  new NetworkFirst({
    cacheName: sharedCaches.catalogue,
    matchOptions: { ignoreVary: true },
    plugins: [postReach, onlySuccess, trimTo(300)],
  }),
)

const pictures = new CacheFirst({ cacheName: sharedCaches.pictures, plugins: [trimTo(500)] })
const assets = new CacheFirst({ cacheName: sharedCaches.assets, plugins: [trimTo(60)] })
const isOwn = (url: URL, folder: string) =>
  url.origin === scope.location.origin && url.pathname.startsWith(folder)

registerRoute(({ url }) => isOwn(url, '/pictures/'), pictures)
registerRoute(({ url }) => isOwn(url, '/assets/'), assets)

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  )
})

scope.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text() ?? ''))
})

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPush(notification.data))
})

scope.addEventListener('message', (event) => {
  const word = event.data as WordToWorker
  if (word.type === 'files.used') {
    event.waitUntil(Promise.all(word.addresses.map((address) => keepFile(address, event))))
    return
  }
  event.waitUntil(keepOnlyFor(event, word.token))
  const missed = wordNow()
  if (missed !== null) event.source?.postMessage(missed)
})

async function keepOnlyFor({ source }: MessageEvent, token: string | null): Promise<void> {
  const { hasMissed } = await keepOnly(token)
  const word: WordToPage = { type: 'copies.missed' }
  if (hasMissed) source?.postMessage(word)
}

async function keepFile(address: string, event: Lasting): Promise<void> {
  const url = new URL(address)
  const strategy = isOwn(url, '/pictures/') ? pictures : isOwn(url, '/assets/') ? assets : null
  if (!strategy || (await matchPrecache(url.pathname))) return
  await strategy.handle({ request: new Request(address), event }).catch(() => {})
}
