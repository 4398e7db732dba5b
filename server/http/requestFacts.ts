import { AsyncLocalStorage } from 'node:async_hooks'

/** What the log and the metrics say of a request. Nothing in it is secret or personal. */
export interface RequestFacts {
  /** Sent to the client as `x-request-id`. */
  readonly id: string
  /**
   * The pattern of a call or a screen, `page`, `file`, `picture` or `other`: one of a fixed set, and
   * never an address that a client made up.
   */
  route: string
  /** Why a call was refused. */
  reason: string | null
  /** The shopper's number, once the session is known. */
  userId: number | null
}

const requests = new AsyncLocalStorage<RequestFacts>()

export function inRequest<Result>(facts: RequestFacts, work: () => Result): Result {
  return requests.run(facts, work)
}

/** The request that is being answered; null in the work of a clock, for example. */
export function currentRequest(): RequestFacts | null {
  return requests.getStore() ?? null
}

/** Adds to what is known of the current request. */
export function noteRequest(known: Partial<Pick<RequestFacts, 'reason' | 'userId'>>): void {
  const facts = requests.getStore()
  if (facts) Object.assign(facts, known)
}

/** Names the call. A page that reads from the API while it is rendered stays a page. */
export function noteCall(path: string): void {
  const facts = requests.getStore()
  if (facts?.route === anyCall) facts.route = path
}

/** Names the screen by its pattern; null: there is no such screen. */
export function noteScreen(pattern: string | null): void {
  const facts = requests.getStore()
  if (facts?.route === anyPage) facts.route = pattern ?? unknownRoute
}

/** The route of a call of the API until it is known which. */
export const anyCall = 'api'
/** The route of a page until its screen is known. */
export const anyPage = 'page'
export const unknownRoute = 'other'
