import { Hono } from 'hono'
import type { Reason } from '../../contract/refusals.ts'
import { answerTo, OfficeRefusal, type Refusal } from '../domain/kernel/errors.ts'
import { refusalMessage } from '../messages/translate.ts'
import type { OfficeCtx } from './officeCtx.ts'
import { officeRoutes } from './officeRoutes.ts'
import { addAuditRoutes } from './routes/auditRoutes.ts'
import { addContactRoutes } from './routes/contactRoutes.ts'
import { addGoodsRoutes } from './routes/goodsRoutes.ts'
import { addMessageRoutes } from './routes/messageRoutes.ts'
import { addNetworkRoutes } from './routes/networkRoutes.ts'
import { addOrderRoutes } from './routes/orderRoutes.ts'
import { addParcelRoutes } from './routes/parcelRoutes.ts'
import { addRefundRoutes } from './routes/refundRoutes.ts'
import { addShopperRoutes } from './routes/shopperRoutes.ts'
import { addShopRoutes } from './routes/shopRoutes.ts'

export interface OfficeDeps extends OfficeCtx {
  onUnexpectedError: (error: unknown, where: string) => void
}

/**
 * The API of the operator's command line. It is served on a private socket, never on the public
 * port.
 */
export function createOffice({ onUnexpectedError, ...ctx }: OfficeDeps): Hono {
  const hono = new Hono()
  const routes = officeRoutes(hono, ctx)
  addOrderRoutes(routes)
  addParcelRoutes(routes)
  addRefundRoutes(routes)
  addMessageRoutes(routes)
  addAuditRoutes(routes)
  addNetworkRoutes(routes)
  addContactRoutes(routes)
  addShopperRoutes(routes)
  addGoodsRoutes(routes)
  addShopRoutes(routes)
  hono.onError((error, context) => {
    if (error instanceof OfficeRefusal) {
      const { reason, message, data } = error
      return context.json({ reason, message, data }, 409)
    }
    const refusal = answerTo(error, (error) =>
      onUnexpectedError(error, `office ${context.req.path}`),
    )
    if (refusal.reason !== 'internal') return context.json(...answerOf(refusal))
    return context.json({ reason: 'internal', message: 'the server could not do that' }, 500)
  })
  return hono
}

const statusOfRefusal: Partial<Record<Reason, 400 | 404 | 413 | 503>> = {
  invalidInput: 400,
  notFound: 404,
  tooLarge: 413,
  tooBusy: 503,
  storageFull: 503,
  unavailable: 503,
}

function answerOf(refusal: Refusal) {
  const { reason, data } = refusal
  const status = statusOfRefusal[reason] ?? 409
  return [{ reason, message: refusalMessage(refusal, 'en'), data }, status] as const
}
