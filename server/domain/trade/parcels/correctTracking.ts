import { eq } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import { parcels } from '../../../db/schema/parcels.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Changing } from '../orders/changeOrder.ts'
import { changeParcel } from './changeParcel.ts'

/**
 * Corrects a wrong carrier or tracking number. A trigger stores the former ones in the parcel's
 * events.
 */
export async function correctTracking(given: {
  ctx: Changing
  input: { parcelId: number; trackingNumber: string; carrier?: string | undefined }
}): Promise<OrderDetail> {
  const { ctx, input } = given
  const { parcelId, trackingNumber } = input
  return changeParcel(ctx, parcelId, {
    kind: 'parcel.corrected',
    write: async (tx, parcel, at) => {
      const { carrier = parcel.carrier } = input
      if (carrier === parcel.carrier && trackingNumber === parcel.trackingNumber) {
        throw new Refusal('invalidInput', {
          fields: [{ path: 'trackingNumber', message: 'the parcel has this number already' }],
        })
      }
      await tx
        .update(parcels)
        .set({ carrier, trackingNumber, correctedAt: at })
        .where(eq(parcels.id, parcel.id))
    },
  })
}
