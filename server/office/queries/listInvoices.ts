import { and, asc, eq, gte, lt, or, gt, sql } from 'drizzle-orm'
import type { Duty } from '../../../contract/duties.ts'
import { invoices, type invoiceKinds } from '../../db/schema/invoices.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Ctx } from '../../domain/kernel/ctx.ts'

/** What a bookkeeper enters of one document. Sums of a credit note are negative. */
export interface ListedInvoice {
  kind: (typeof invoiceKinds)[number]
  number: number
  issuedAt: string
  orderSn: string
  country: string
  shops: string
  goodsCents: number
  shippingCents: number
  discountCents: number
  totalCents: number
  /** Duties and taxes at the border: included, or the percent on delivery; empty where unstated. */
  duties: string
}

/** Invoices and credit notes of a UTC month, by kind and number, from after a document on. */
export async function listInvoices({
  ctx: { db },
  input: { month, afterKind, afterNumber = 0, limit },
}: {
  ctx: Pick<Ctx, 'db'>
  input: {
    month: string
    afterKind?: (typeof invoiceKinds)[number] | undefined
    afterNumber?: number | undefined
    limit: number
  }
}): Promise<ListedInvoice[]> {
  const start = sql`(${`${month}-01`}::timestamp at time zone 'utc')`
  const rows = await db
    .select({ row: invoices, sn: orders.sn })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        gte(invoices.issuedAt, start),
        lt(
          invoices.issuedAt,
          sql`(${`${month}-01`}::timestamp + interval '1 month') at time zone 'utc'`,
        ),
        afterKind === undefined
          ? undefined
          : or(
              and(eq(invoices.kind, afterKind), gt(invoices.number, afterNumber)),
              sql`${invoices.kind} collate "C" < ${afterKind} collate "C"`,
            ),
      ),
    )
    .orderBy(sql`${invoices.kind} collate "C" desc`, asc(invoices.number))
    .limit(limit)
  return rows.map(({ row: { kind, number, issuedAt, amountCents, content }, sn }) => ({
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    orderSn: sn,
    country: content.buyer.country,
    shops: content.shops.map(({ name }) => name).join(' + '),
    ...('subtotalCents' in content
      ? {
          goodsCents: content.subtotalCents,
          shippingCents: content.freightCents,
          discountCents: content.discountCents === 0 ? 0 : -content.discountCents,
          totalCents: amountCents,
        }
      : { goodsCents: 0, shippingCents: 0, discountCents: 0, totalCents: -amountCents }),
    duties: [...new Set(content.shops.flatMap(({ duty }) => dutyWords(duty)))].join(' + '),
  }))
}

function dutyWords(duty: Duty | null | undefined): string[] {
  if (duty === null || duty === undefined) return []
  return [duty === 'included' ? 'included' : `${duty} % on delivery`]
}
