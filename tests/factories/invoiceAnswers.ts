import type { CreditNote, Invoice, InvoiceAnswer } from '../../contract/invoice.ts'
import { aContact } from './articleAnswers.ts'
import { anOrder } from './orderAnswers.ts'

const order = anOrder()
const shared = {
  seller: aContact(),
  buyer: order.address,
  shops: [
    {
      name: 'North Pier',
      trader: { name: 'North Pier LLC', address: '2 Quay\nPortland', email: 'hi@pier.test' },
      duty: null,
    },
  ],
}
const goods = { title: 'Canvas tote', variant: 'Navy', shopName: 'North Pier' }

function anInvoice(): Invoice {
  const { subtotalCents, freightCents, discountCents, totalCents } = order
  return {
    number: 12,
    issuedAt: '2026-01-05T10:05:00.000Z',
    amountCents: totalCents,
    content: {
      ...shared,
      lines: [{ ...goods, quantity: 2, unitPriceCents: 1_000 }],
      subtotalCents,
      freightCents,
      discountCents,
    },
  }
}

export function aCreditNote(number: number, amountCents: number): CreditNote {
  return {
    number,
    issuedAt: '2026-01-09T10:00:00.000Z',
    amountCents,
    content: { ...shared, lines: [{ ...goods, quantity: 1, amountCents }] },
  }
}

export function anInvoiceAnswer(creditNotes: CreditNote[] = []): InvoiceAnswer {
  return { orderSn: order.sn, placedAt: order.placedAt, invoice: anInvoice(), creditNotes }
}
