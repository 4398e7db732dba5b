import {
  privateCachePrefix,
  sharedCaches,
  type WordToPage,
  type WordToWorker,
} from '../worker/readable.ts'

const workerAddress = '/worker.js'

/**
 * Resolves once the worker controls this page's requests. Null where the browser has no workers.
 */
export async function startWorker(): Promise<{ isNew: boolean } | null> {
  if (!('serviceWorker' in navigator)) return null
  const { serviceWorker } = navigator
  const isNew = serviceWorker.controller === null
  await serviceWorker.register(workerAddress)
  if (isNew) {
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      if (serviceWorker.controller !== null) resolve()
    })
  }
  return { isNew }
}

/** An insecure connection has no worker. */
export function postToWorker(word: WordToWorker): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage(word)
}

export function listenToWorker(listener: (word: WordToPage) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WordToPage>) =>
    listener(data),
  )
}

/** Deletes the copies of every shopper, also while the worker sleeps. */
export async function forgetPrivateCopies(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith(privateCachePrefix))
  await Promise.all(own.map((name) => caches.delete(name)))
}

/** Deletes the copies of the catalogue, which may show a review by a name that was deleted. */
export async function forgetCatalogueCopies(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(sharedCaches.catalogue)
}
