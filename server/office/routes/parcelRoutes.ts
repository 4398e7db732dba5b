import { findOrderId } from '../queries/listOrders.ts'
import { correctTracking } from '../../domain/trade/parcels/correctTracking.ts'
import { shipParcel } from '../../domain/trade/parcels/shipParcel.ts'
import { trackParcel } from '../../domain/trade/parcels/trackParcel.ts'
import { annulOrder } from '../../domain/trade/refunds/annulOrder.ts'
import { confirmAnnulment } from '../confirmations.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { annulBody, correctParcelBody, shipBody, trackParcelBody } from '../requests.ts'
import { orderSubject, parcelSubject } from '../auditTargets.ts'

export function addParcelRoutes({ act }: OfficeRoutes): void {
  act('/ship', shipBody, {
    about: ({ order }) => orderSubject(order),
    act: async (ctx, { order, ...parcel }) => {
      const orderId = await findOrderId({ ctx, input: { name: order } })
      return shipParcel({ ctx, input: { orderId, ...parcel } })
    },
  })
  act('/annul', annulBody, {
    about: ({ order }) => orderSubject(order),
    act: async (ctx, { order, reason, confirmedCents }) => {
      const orderId = await findOrderId({ ctx, input: { name: order } })
      await confirmAnnulment(ctx.db, { orderId, confirmedCents }, ctx.confirmAboveCents)
      return annulOrder({ ctx, input: { orderId, reason } })
    },
  })
  act('/parcels/correct', correctParcelBody, {
    about: ({ parcelId }) => parcelSubject(parcelId),
    act: (ctx, input) => correctTracking({ ctx, input }),
  })
  act('/parcels/track', trackParcelBody, {
    about: ({ parcelId }) => parcelSubject(parcelId),
    act: (ctx, input) => trackParcel({ ctx, input }),
  })
}
