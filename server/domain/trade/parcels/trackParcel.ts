import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { parcelEvents } from '../../../db/schema/parcels.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { changeParcel } from './changeParcel.ts'

/** Records what a carrier reported about a parcel. */
export async function trackParcel(given: {
  ctx: Changing
  input: { parcelId: number; happened: string; isDelivered?: boolean }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  return changeParcel(ctx, input.parcelId, {
    kind: input.isDelivered ? 'parcel.delivered' : 'parcel.tracked',
    write: async (tx, { id: parcelId }, createdAt) => {
      await tx
        .insert(parcelEvents)
        .values({ parcelId, kind: 'happened', text: input.happened, createdAt })
    },
  })
}
