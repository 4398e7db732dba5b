import { NetworkFirst } from 'workbox-strategies'
import { onlySuccess, trimTo } from './keeping.ts'
import { postReach } from './reach.ts'
import { privateCachePrefix } from './readable.ts'
import type { Lasting } from './scope.ts'

const mostCopies = 200

/**
 * The cache name of the signed-in shopper, null for a guest. Undefined until a page reports who is
 * signed in.
 */
let shopper: Promise<string | null> | undefined

/** The cache name of the shopper whose answers came before a page reported who is signed in. */
let missed: string | null = null

/**
 * Answers from the shopper's own cache. Its name is a digest of their token, so no other session
 * finds it.
 */
export async function answerPrivately(
  request: Request,
  event: Lasting,
  token: string,
): Promise<Response> {
  const cacheName = await cacheNameOf(token)
  const mayKeep = async () => {
    const current = await shopper
    return current === undefined || current === cacheName
  }
  const strategy = new NetworkFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      postReach,
      {
        cacheWillUpdate: async ({ response }) => {
          if (await mayKeep()) return response
          missed = cacheName
          return null
        },
      },
      onlySuccess,
      trimTo(mostCopies),
      {
        // The session may have ended during the write.
        cacheDidUpdate: async () => {
          if (!(await mayKeep())) await caches.delete(cacheName)
        },
      },
    ],
  })
  return strategy.handle({ request, event })
}

/**
 * Stores copies for this shopper only and deletes the caches of all others. `hasMissed` is true if
 * some of their answers came too early to be stored.
 */
export async function keepOnly(token: string | null): Promise<{ hasMissed: boolean }> {
  shopper = token === null ? Promise.resolve(null) : cacheNameOf(token)
  const ownCache = await shopper
  for (const name of await caches.keys()) {
    if (name.startsWith(privateCachePrefix) && name !== ownCache) await caches.delete(name)
  }
  const hasMissed = ownCache !== null && ownCache === missed
  missed = null
  return { hasMissed }
}

async function cacheNameOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const start = Array.from(new Uint8Array(digest, 0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return privateCachePrefix + start.join('')
}
