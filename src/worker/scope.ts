/** The little of a service worker's scope that ours uses; the page's types don't know it. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerScope {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { postMessage(word: unknown): void }[]>
  }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'activate', listener: (event: Event & Lasting) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void
}

declare global {
  interface Window {
    /** The files of the build, which the build writes in here. */
    readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  }
}

export const scope = self as unknown as WorkerScope
