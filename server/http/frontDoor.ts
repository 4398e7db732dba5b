import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { serverTimeHeader } from '../../contract/envelope.ts'

export interface DoorSettings {
  /** Origins of apps that may use this API from a browser, besides its own origin. */
  appOrigins: readonly string[]
  /** Whether a request came to us over TLS, as far as a proxy that we trust says so. */
  isSecure: (incoming: Bindings['incoming']) => boolean
}

type Bindings = HttpBindings | Http2Bindings
export type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

/** For what an app elsewhere may use; files of the site are for the site. */
const sharedPaths = /^(?:https?:\/\/[^/]+)?\/(?:api|pictures)\//
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, idempotency-key, last-event-id, token',
  'access-control-max-age': '7200',
}
const readableHeaders = `content-disposition, etag, retry-after, ${serverTimeHeader}`
const oneYear = 'max-age=31536000'

/** Everything that is served goes through here; `DoorResponse` says the rest. */
export function frontDoor(fetch: Fetch, { appOrigins, isSecure }: DoorSettings): Fetch {
  return (request, env) => {
    const { incoming, outgoing } = env
    if (isSecure(incoming)) outgoing.setHeader('strict-transport-security', oneYear)
    if (namesNoHost(incoming)) return new Response('400 Bad Request\n', { status: 400 })
    return answerAcross(appOrigins, incoming, outgoing) ?? fetch(request, env)
  }
}

/** Node would refuse it with an empty answer that says nothing of how to take it. */
function namesNoHost({ httpVersion, headers }: Bindings['incoming']): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

/** A preflight is answered here; any other answer to an app of ours is opened to it. */
function answerAcross(
  appOrigins: readonly string[],
  { method, url = '', headers }: Bindings['incoming'],
  outgoing: Bindings['outgoing'],
): Response | null {
  if (appOrigins.length === 0 || !sharedPaths.test(url)) return null
  outgoing.setHeader('vary', 'Origin')
  const { origin } = headers
  if (origin === undefined || !appOrigins.includes(origin)) return null
  outgoing.setHeader('access-control-allow-origin', origin)
  if (method !== 'OPTIONS' || !headers['access-control-request-method']) {
    outgoing.setHeader('access-control-expose-headers', readableHeaders)
    return null
  }
  return new Response(null, { status: 204, headers: preflightHeaders })
}
