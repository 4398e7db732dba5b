import { and, asc, eq } from 'drizzle-orm'
import type { CreditNote, Invoice, InvoiceAnswer } from '../../../../contract/invoice.ts'
import { invoices } from '../../../db/schema/invoices.ts'
import { orders } from '../../../db/schema/orders.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'

/** The invoice of the shopper's own order, with its credit notes. An unpaid order has none. */
export async function showInvoice(given: {
  ctx: Pick<ShopperCtx, 'db' | 'userId'>
  input: { id: number }
}): Promise<InvoiceAnswer> {
  const { ctx, input } = given
  const rows = await ctx.db
    .select({ sn: orders.sn, placedAt: orders.placedAt, row: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.orderId, input.id), eq(orders.userId, ctx.userId)))
    .orderBy(asc(invoices.number))
  const invoice = rows.find(({ row }) => row.kind === 'invoice')
  if (!invoice) throw new Refusal('notFound')
  return {
    orderSn: invoice.sn,
    placedAt: invoice.placedAt.toISOString(),
    invoice: issuedAs<Invoice>(invoice.row),
    creditNotes: rows
      .filter(({ row }) => row.kind === 'creditNote')
      .map(({ row }) => issuedAs<CreditNote>(row)),
  }
}

/** The kind of the row decides what its content is. */
function issuedAs<Document extends Invoice | CreditNote>(
  row: typeof invoices.$inferSelect,
): Document {
  const { number, amountCents, content, issuedAt } = row
  return { number, amountCents, content, issuedAt: issuedAt.toISOString() } as Document
}
