import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { OrderFace } from '../../../contract/orderFace.ts'
import { rowsOf, type Db } from '../../db/client.ts'
import { givenIds } from '../../db/givenIds.ts'
import { perDatabase } from '../../db/perDatabase.ts'
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
  const rows = await rowsOf<FaceRow>(
    db,
    sql`select distinct on (line.order_id) line.order_id, o.sn, line.product_id, line.sku_id,
        line.title, line.variant, line.picture,
        count(*) over (partition by line.order_id) - 1 as more
      from order_lines line join orders o on o.id = line.order_id
      where line.order_id = any(${givenIds(ids)})
      order by line.order_id, line.id`,
  )
  return rows.map((row) => [Number(row.order_id), toFace(row)])
}

interface FaceRow {
  order_id: string | number
  sn: string
  product_id: string | number
  sku_id: string | number
  title: string
  variant: string
  picture: string
  more: string | number
}

function toFace(row: FaceRow): OrderFace {
  return {
    sn: row.sn,
    productId: Number(row.product_id),
    skuId: Number(row.sku_id),
    title: row.title,
    variant: row.variant,
    picture: pictureOf(row.picture),
    more: Number(row.more),
  }
}
