import { duplicateWindowMs } from '../constants.ts'

interface Submission {
  url: string
  body: string
  at: number
}

/** Detects a submission that repeats the previous one within the spec's window. */
export function createDuplicateGuard(now: () => number = () => performance.now()) {
  let previous: Submission | null = null

  const isPrevious = (url: string, body: string, at: number) =>
    previous !== null &&
    previous.url === url &&
    previous.body === body &&
    at - previous.at < duplicateWindowMs

  return {
    isDuplicate(url: string, body: string): boolean {
      const at = now()
      if (isPrevious(url, body, at)) return true
      previous = { url, body, at }
      return false
    },
    /** The next identical submission is no longer a duplicate. */
    forget(url: string, body: string): void {
      if (isPrevious(url, body, now())) previous = null
    },
  }
}
