import type { Hono } from 'hono'
import type { Fetch } from './securityHeaders.ts'

const isOfApi = /^https?:\/\/[^/]+\/api(?:[/?]|$)/

/**
 * Dispatches to the API or the site by path. They have separate routers, because the site's
 * patterns match calls too. In one router they would make Hono walk a tree for each call, where a
 * table lookup is enough.
 */
export function apiOrSite(api: Hono, site: Hono): Fetch {
  return (request, env) => (isOfApi.test(request.url) ? api : site).fetch(request, env)
}
