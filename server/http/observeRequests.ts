import { randomBytes } from 'node:crypto'
import { requestIdHeader } from '../../contract/envelope.ts'
import type { Fetch } from './securityHeaders.ts'
import { anyCall, anyPage, inRequest, unknownRoute, type RequestFacts } from './requestFacts.ts'

export interface AnsweredRequest extends Readonly<RequestFacts> {
  readonly method: string
  readonly status: number
  readonly durationMs: number
  /** The client left before the answer was sent. */
  readonly wasAborted: boolean
}

/** Gives each request an id, which is sent with the answer, and reports it once it is answered. */
export function observeRequests(
  fetch: Fetch,
  onAnswered: (answered: AnsweredRequest) => void,
): Fetch {
  const process = randomBytes(4).toString('hex')
  let count = 0
  return (request, env) => {
    const { incoming, outgoing } = env
    const { method = '', url = '' } = incoming
    const started = performance.now()
    count += 1
    const id = `${process}-${count.toString(36)}`
    const facts: RequestFacts = { id, route: routeOf(url), reason: null, userId: null }
    outgoing.setHeader(requestIdHeader, id)
    outgoing.once('close', () =>
      onAnswered({
        ...facts,
        route: facts.route === anyCall ? unknownRoute : facts.route,
        method,
        status: outgoing.statusCode,
        durationMs: performance.now() - started,
        wasAborted: !outgoing.writableFinished,
      }),
    )
    return inRequest(facts, () => fetch(request, env))
  }
}

function routeOf(url: string): string {
  if (/^\/api(?:[/?]|$)/.test(url)) return anyCall
  if (url.startsWith('/pictures/')) return 'picture'
  return url.startsWith('/assets/') || /^[^?]*\.[a-z0-9]{2,11}(?:\?|$)/.test(url) ? 'file' : anyPage
}
