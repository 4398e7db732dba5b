import type { NetworkFirst } from 'workbox-strategies'

type Options = NonNullable<ConstructorParameters<typeof NetworkFirst>[0]>
export type CopyPlugin = NonNullable<Options['plugins']>[number]

/** Caches an API answer only when it is a success: a refusal must not appear later as data. */
export const onlySuccess: CopyPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null
    const answer = (await response
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null
    return answer?.code === 1 ? response : null
  },
}

/** Evicts the oldest copies first. */
export function trimTo(most: number): CopyPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName)
      const requests = await cache.keys()
      for (const request of requests.slice(0, Math.max(0, requests.length - most))) {
        await cache.delete(request)
      }
    },
  }
}
