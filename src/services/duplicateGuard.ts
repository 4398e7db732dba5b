import { duplicateWindowMs } from '../constants.ts'

interface Submission {
  url: string
  body: string
  at: number
}

/** Tells whether a submission repeats the one before it within the spec's window. */
export function createDuplicateGuard(now: () => number = Date.now) {
  let previous: Submission | null = null

  return {
    isDuplicate(url: string, body: string): boolean {
      const at = now()
      if (
        previous !== null &&
        previous.url === url &&
        previous.body === body &&
        at - previous.at < duplicateWindowMs
      ) {
        return true
      }
      previous = { url, body, at }
      return false
    },
  }
}
