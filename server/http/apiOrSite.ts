import type { Hono } from 'hono'
import type { Fetch } from './frontDoor.ts'

const isOfApi = /^https?:\/\/[^/]+\/api(?:[/?]|$)/

/**
 * Asks the API or the site, as the path says. Each has routes of its own: those of the site would match calls as
 * well, and with its patterns beside them Hono walks a tree for each call, where it looks the API's up in a table.
 */
export function apiOrSite(api: Hono, site: Hono): Fetch {
  return (request, env) => (isOfApi.test(request.url) ? api : site).fetch(request, env)
}
