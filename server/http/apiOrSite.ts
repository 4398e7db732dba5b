import type { Hono } from 'hono'
import type { Fetch } from './frontDoor.ts'

const isOfApi = /^https?:\/\/[^/]+\/api(?:[/?]|$)/

/**
 * Asks the API or the site, as the path says. Each has routes of its own: those of the site would match calls as
 * well, and with its patterns in one router Hono would walk a tree for each call instead of a table look-up.
 */
export function apiOrSite(api: Hono, site: Hono): Fetch {
  return (request, env) => (isOfApi.test(request.url) ? api : site).fetch(request, env)
}
