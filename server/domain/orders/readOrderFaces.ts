import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { OrderFace } from '../../../contract/orderFace.ts'
import type { Db } from '../../db/client.ts'
import { givenIds, textOfIds } from '../../db/givenIds.ts'
import { perDatabase } from '../../db/perDatabase.ts'
import { statement } from '../../db/statement.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { pictureOf } from '../catalogue/pictureOf.ts'

const mostKept = 5_000

/** What an order is known by stays as it was when it was placed. */
const kept = perDatabase(() => new LRUCache<number, OrderFace>({ max: mostKept }))

/** What the orders are known by; an id that is null has no face. */
export async function readOrderFaces(
  db: Db,
  orderIds: readonly (number | null)[],
): Promise<Map<number | null, OrderFace>> {
  const known = kept(db)
  const faces = new Map<number | null, OrderFace>()
  const missing = new Set<number>()
  for (const id of orderIds) {
    if (id === null) continue
    const face = known.get(id)
    if (face) faces.set(id, face)
    else missing.add(id)
  }
  if (missing.size === 0) return faces
  for (const [id, face] of await readAnew(db, [...missing])) {
    known.set(id, face)
    faces.set(id, face)
  }
  return faces
}

async function readAnew(db: Db, ids: readonly number[]): Promise<[number, OrderFace][]> {
  const rows = await select(db, { ids: textOfIds(ids) })
  return rows.map(({ orderId, ...face }) => [
    orderId,
    { ...face, picture: pictureOf(face.picture) },
  ])
}

const select = statement<{ ids: string }>()('order_faces', (db, { ids }) =>
  db
    .selectDistinctOn([orderLines.orderId], {
      orderId: orderLines.orderId,
      sn: orders.sn,
      productId: orderLines.productId,
      skuId: orderLines.skuId,
      title: orderLines.title,
      variant: orderLines.variant,
      picture: orderLines.picture,
      more: sql`count(*) over (partition by ${orderLines.orderId}) - 1`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(sql`${orderLines.orderId} = any(${givenIds(ids)})`)
    .orderBy(orderLines.orderId, orderLines.id),
)
