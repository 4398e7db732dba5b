/** The part of a service worker's scope that we use. The page's DOM types don't declare it. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

interface PageOfWorker {
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  postMessage(word: unknown): void
}

interface WorkerScope {
  location: Location
  clients: {
    claim(): Promise<void>
    matchAll(which?: {
      type: 'window'
      includeUncontrolled: boolean
    }): Promise<readonly PageOfWorker[]>
    openWindow(href: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  addEventListener(type: 'activate', listener: (event: Event & Lasting) => void): void
  addEventListener(
    type: 'push',
    listener: (event: Event & Lasting & { data: { text(): string } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Event & Lasting & { notification: Notification }) => void,
  ): void
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void
}

declare global {
  interface Window {
    /** The build writes its list of files here. */
    readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  }
}

export const scope = self as unknown as WorkerScope
