import type { Hono } from 'hono'
import type { Fetch } from './frontDoor.ts'

const isOfApi = /^https?:\/\/[^/]+\/api(?:[/?]|$)/

/**
 * Dispatches to the API or the site by path. They have separate routers: the site's patterns match
 * calls too, and in one router they would make Hono walk a tree for each call instead of a table
 * lookup.
 */
export function apiOrSite(api: Hono, site: Hono): Fetch {
  return (request, env) => (isOfApi.test(request.url) ? api : site).fetch(request, env)
}
