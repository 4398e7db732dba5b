import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { requestIdHeader, serverTimeHeader } from '../../contract/envelope.ts'

export interface SecurityHeaderSettings {
  /** Origins of other apps that may call this API from a browser, besides its own origin. */
  appOrigins: readonly string[]
  /** Whether the request came over TLS, as the connection or a trusted proxy reports. */
  isSecure: (incoming: Bindings['incoming']) => boolean
}

type Bindings = HttpBindings | Http2Bindings
export type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>

/** Paths that other apps may use. The site's files are for the site alone. */
const sharedPaths = /^(?:https?:\/\/[^/]+)?\/(?:api|pictures)\//
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'content-type, idempotency-key, last-event-id, token',
  'access-control-max-age': '7200',
}
const readableHeaders = `content-disposition, etag, retry-after, ${requestIdHeader}, ${serverTimeHeader}`
const oneYear = 'max-age=31536000'

/** Handles every request to the server; `SecuredResponse` adds the headers. */
export function securityHeaders(
  fetch: Fetch,
  { appOrigins, isSecure }: SecurityHeaderSettings,
): Fetch {
  return (request, env) => {
    const { incoming, outgoing } = env
    if (isSecure(incoming)) outgoing.setHeader('strict-transport-security', oneYear)
    if (namesNoHost(incoming)) return new Response('400 Bad Request\n', { status: 400 })
    return answerAcross(appOrigins, incoming, outgoing) ?? fetch(request, env)
  }
}

/** Node's own refusal would be an empty answer without these headers. */
function namesNoHost({ httpVersion, headers }: Bindings['incoming']): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

/** Answers a CORS preflight, and adds CORS headers to any other answer to a configured origin. */
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
