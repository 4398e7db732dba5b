import * as calls from '../../contract/returns.ts'
import type { CallerCtx, OwnerCtx } from '../domain/kernel/ctx.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { localizeReturn, withLocalizedLines } from '../domain/trade/orders/localizeOrder.ts'
import { declareReturn, type DeclareReturn } from '../domain/trade/refunds/declareReturn.ts'
import { provenOrder, type OrderProof } from '../domain/trade/refunds/provenOrder.ts'
import { showReturn } from '../domain/trade/refunds/returnOffer.ts'
import { sendReturn } from '../domain/trade/refunds/sendReturn.ts'
import { provenRoute, publicRoute, shopperRoute, type Api } from './route.ts'

/** Statutory returns, for the signed-in shopper and for who proves the order. */
export function returnRoutes(api: Api, catalogue: Catalogue, returnAddress: string): void {
  const show = withLocalizedLines(catalogue, showReturn, localizeReturn)
  const declare = withLocalizedLines(
    catalogue,
    ({ ctx, input }: { ctx: OwnerCtx; input: DeclareReturn }) =>
      declareReturn({ ctx: { ...ctx, returnAddress }, input }),
    localizeReturn,
  )
  const send = withLocalizedLines(catalogue, sendReturn, localizeReturn)
  const prove = ({ ctx, input }: { ctx: CallerCtx; input: OrderProof }) => provenOrder(ctx, input)

  shopperRoute(api, calls.showReturn, show)
  shopperRoute(api, calls.declareReturn, declare)
  publicRoute(api, calls.findReturn, async ({ ctx, input }) => {
    const { orderId, userId } = await prove({ ctx, input })
    return show({ ctx: { ...ctx, userId }, input: { orderId } })
  })
  provenRoute(api, calls.declareReturnAsGuest, prove, ({ ctx, input, proven: { orderId } }) =>
    declare({ ctx, input: { orderId, lines: input.lines } }),
  )
  provenRoute(api, calls.sendReturnAsGuest, prove, ({ ctx, input, proven: { orderId } }) => {
    const { carrier, trackingNumber } = input
    return send({ ctx, input: { orderId, carrier, trackingNumber } })
  })
}
