import * as v from 'valibot'
import { call } from './call.ts'
import { duty } from './duties.ts'
import { cents, id, moment } from './fields.ts'
import { addressCopy } from './shippingAddress.ts'
import { platformContact, trader } from './trader.ts'

/** What an invoice or a credit note prints, as it was when it was issued. */
const shared = {
  /** Null where the platform had stated no contact. */
  seller: v.nullable(platformContact),
  buyer: addressCopy,
  /** The shops of the order, with their traders where stated. */
  shops: v.array(
    v.object({
      name: v.string(),
      trader: v.nullable(trader),
      /** Of the destination; null or missing where nothing was stated. */
      duty: v.optional(v.nullable(duty), null),
    }),
  ),
}

const line = {
  title: v.string(),
  variant: v.string(),
  shopName: v.string(),
  quantity: v.number(),
}

const invoiceContent = v.object({
  ...shared,
  lines: v.array(v.object({ ...line, unitPriceCents: cents })),
  subtotalCents: cents,
  freightCents: cents,
  discountCents: cents,
})

const creditNoteContent = v.object({
  ...shared,
  lines: v.array(v.object({ ...line, amountCents: cents })),
})

export type InvoiceContent =
  | v.InferOutput<typeof invoiceContent>
  | v.InferOutput<typeof creditNoteContent>

const issued = { number: v.number(), issuedAt: moment, amountCents: cents }

export const invoice = v.object({ ...issued, content: invoiceContent })
export type Invoice = v.InferOutput<typeof invoice>

export const creditNote = v.object({ ...issued, content: creditNoteContent })
export type CreditNote = v.InferOutput<typeof creditNote>

export const showInvoice = call({
  method: 'GET',
  path: '/api/order/invoice',
  auth: 'session',
  summary: 'The invoice of a paid order, with the credit notes of its refunds.',
  input: v.strictObject({ id }),
  output: v.object({
    orderSn: v.string(),
    placedAt: moment,
    invoice,
    /** In the order of their numbers. */
    creditNotes: v.array(creditNote),
  }),
})
export type InvoiceAnswer = v.InferOutput<typeof showInvoice.output>
