import { eq, sql } from 'drizzle-orm'
import type { OrderDetail } from '../../../../contract/orderDetail.ts'
import type { Db } from '../../../db/client.ts'
import { parcels } from '../../../db/schema/parcels.ts'
import type { NoticeKind } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { changeOrder, type Changing } from '../orders/changeOrder.ts'

type ParcelRow = typeof parcels.$inferSelect

interface ParcelChange {
  kind: NoticeKind
  write: (tx: Db, parcel: ParcelRow, at: Date) => Promise<void>
}

/** Changes a parcel's details under its order's lock, and notifies the shopper. */
export function changeParcel(
  ctx: Changing,
  parcelId: number,
  { kind, write }: ParcelChange,
): Promise<OrderDetail> {
  const orderId = sql`(select ${parcels.orderId} from ${parcels} where ${parcels.id} = ${parcelId})`
  return changeOrder(
    ctx,
    { orderId },
    {
      read: async (tx) => tx.select().from(parcels).where(eq(parcels.id, parcelId)),
      change: async (tx, order, at, [parcel]) => {
        if (!parcel) throw new Refusal('notFound')
        await write(tx, parcel, at)
        await addNotice(tx, { userId: order.userId, kind, orderId: order.id, at })
        return order
      },
    },
  )
}
