import type { CopyPlugin } from './keeping.ts'
import { offlineCopyHeader, type WordToPage } from './readable.ts'
import { scope } from './scope.ts'

let copyShown = false

/**
 * Notifies the pages when a copy replaces the server's answer, and when the server answers again.
 */
export const postReach: CopyPlugin = {
  fetchDidFail: async ({ error, state }) => {
    if (state) state.lost = error.name !== 'AbortError'
  },
  fetchDidSucceed: async ({ response }) => {
    if (copyShown) await postToPages({ type: 'answer.arrived' })
    copyShown = false
    return response
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse && state?.lost) {
      copyShown = true
      await postToPages({ type: 'copy.shown' })
    }
    return cachedResponse ? markAsCopy(cachedResponse) : null
  },
}

function markAsCopy({ body, status, statusText, headers }: Response): Response {
  const marked = new Headers(headers)
  marked.set(offlineCopyHeader, '1')
  return new Response(body, { status, statusText, headers: marked })
}

/** The message for a page that opened after the last broadcast. */
export function wordNow(): WordToPage | null {
  return copyShown ? { type: 'copy.shown' } : null
}

async function postToPages(word: WordToPage): Promise<void> {
  for (const page of await scope.clients.matchAll()) page.postMessage(word)
}
