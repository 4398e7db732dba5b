import { privateCachePrefix, type WordToPage, type WordToWorker } from '../worker/readable.ts'

const workerAddress = '/worker.js'

/** True once the worker answers this page's calls; false where the browser has none. */
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

/** There is none on a connection that isn't secure. */
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
