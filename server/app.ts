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
import { openApi } from './routes/openapi.ts'
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
  hono.all('/api/*', () => {
    const { body } = refused(new Refusal('notFound'), 'en', clock)
    return new Response(body, { status: 404, headers: { 'content-type': 'application/json' } })
  })
  return hono
}
