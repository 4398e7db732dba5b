import { Refusal } from './errors.ts'
import type { ShopperCtx } from './ctx.ts'

export interface Page<Item> {
  list: Item[]
  nextCursor: string | null
}

export interface PageInput {
  cursor?: string | undefined
  limit: number
}

/** The values for the statement of a shopper's list. */
export interface PageGiven {
  userId: number
  before: number
  most: number
}

export function pageGiven({ userId }: ShopperCtx, { cursor, limit }: PageInput): PageGiven {
  return {
    userId,
    before: readIdCursor(cursor) ?? Number.MAX_SAFE_INTEGER,
    most: withOneMore(limit),
  }
}

/** The number of rows to read for a page: one extra row shows that another page follows. */
export function withOneMore(limit: number): number {
  return limit + 1
}

/** Cuts the extra row off, and returns the page with its cursor. */
export function cutPage<Row extends { id: number }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    list: page.map(toItem),
    nextCursor: rows.length > limit && last ? writeIdCursor(last.id) : null,
  }
}

/** The cursor of a list in descending order of ids is the last id shown. */
function writeIdCursor(lastId: number): string {
  return Buffer.from(String(lastId)).toString('base64url')
}

/** Null for the first page. A malformed cursor is refused. */
export function readIdCursor(cursor: string | undefined): number | null {
  if (!cursor) return null
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new Refusal('invalidInput', {
      fields: [{ path: 'cursor', message: 'not a cursor of this list' }],
    })
  }
  return Number(text)
}
