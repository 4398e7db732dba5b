import { Hono } from 'hono'
import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import type { Catalogue } from './domain/catalogue/catalogue.ts'
import { Refusal } from './errors.ts'
import { accountRoutes } from './routes/account.ts'
import { addressRoutes } from './routes/addresses.ts'
import { cartRoutes } from './routes/cart.ts'
import { catalogueRoutes } from './routes/catalogue.ts'
import { refused } from './routes/envelope.ts'
import { allCalls, openApi } from './routes/openapi.ts'
import { orderRoutes } from './routes/orders.ts'
import type { Api } from './routes/route.ts'

export interface Deps {
  db: Db
  clock: Clock
  catalogue: Catalogue
  /** Hears of every fault; nothing of it leaves the server. */
  onFault: (error: unknown, where: string) => void
}

/** The API. It serves no files: see site.ts. */
export function createApp({ db, clock, catalogue, onFault }: Deps): Hono {
  const hono = new Hono()
  const api: Api = { hono, ctx: { db, clock }, onFault }
  accountRoutes(api)
  addressRoutes(api)
  catalogueRoutes(api, catalogue)
  cartRoutes(api)
  orderRoutes(api)
  hono.get('/api/health', (context) => context.json({ status: 'ok' }))
  hono.get('/api/openapi.json', (context) => context.json(openApi()))
  const paths = new Set<string>(allCalls().map((call) => call.path))
  hono.all('/api/*', (context) => {
    const isKnown = paths.has(context.req.path)
    const refusal = new Refusal(isKnown ? 'methodNotAllowed' : 'notFound')
    const { status, body } = refused(refusal, 'en', clock, isKnown ? 405 : 404)
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  })
  return hono
}
