import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { CreditNote, Invoice, InvoiceAnswer } from '../../../contract/invoice.ts'
import { MoneyRow, MoneyRows, TotalRow } from '../ui/moneyRows.tsx'
import { Money } from '../ui/money.tsx'
import { Buyer, Party, Traders } from './invoiceParties.tsx'
import styles from './invoiceSheet.module.css'

/** An invoice with the credit notes of its refunds, on one sheet of A4. */
export function InvoiceSheet({ orderSn, placedAt, invoice, creditNotes }: InvoiceAnswer) {
  const { content, amountCents, issuedAt } = invoice
  const returnedCents = creditNotes.reduce((sum, note) => sum + note.amountCents, 0)
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <FormattedMessage
            id="invoice.title"
            defaultMessage="Invoice {number}"
            values={{ number: documentNumber('INV', invoice) }}
          />
        </h2>
        <dl className={styles.facts}>
          <Fact label={<FormattedMessage id="invoice.issued" defaultMessage="Issued" />}>
            <FormattedDate value={issuedAt} dateStyle="long" />
          </Fact>
          <Fact label={<FormattedMessage id="order.number" defaultMessage="Order number" />}>
            {orderSn}
          </Fact>
          <Fact label={<FormattedMessage id="orderInfo.placedAt" defaultMessage="Placed" />}>
            <FormattedDate value={placedAt} dateStyle="long" />
          </Fact>
        </dl>
      </header>
      <div className={styles.parties}>
        {content.seller === null ? null : (
          <Party
            title={<FormattedMessage id="invoice.seller" defaultMessage="Seller" />}
            {...content.seller}
          />
        )}
        <Buyer address={content.buyer} />
      </div>
      <Lines content={content} />
      <MoneyRows sums={{ ...content, totalCents: amountCents }}>
        {creditNotes.length === 0 ? null : (
          <>
            {creditNotes.map((note) => (
              <MoneyRow key={note.number} label={<CreditNoteTitle note={note} />}>
                <Money cents={-note.amountCents} />
              </MoneyRow>
            ))}
            <TotalRow
              label={<FormattedMessage id="orderInfo.youPaid" defaultMessage="You paid" />}
              cents={amountCents - returnedCents}
            />
          </>
        )}
      </MoneyRows>
      {creditNotes.map((note) => (
        <CreditNoteLines key={note.number} note={note} />
      ))}
      <Traders shops={content.shops} />
      <p className={styles.note}>
        <FormattedMessage
          id="invoice.note"
          defaultMessage="Paid in full from the shop wallet. All amounts are in US dollars. No tax is itemised."
        />
      </p>
    </article>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ content }: { content: Invoice['content'] }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="invoice.item" defaultMessage="Item" />
          </th>
          <th scope="col">
            <FormattedMessage id="invoice.quantity" defaultMessage="Quantity" />
          </th>
          <th scope="col">
            <FormattedMessage id="invoice.unitPrice" defaultMessage="Unit price" />
          </th>
          <th scope="col">
            <FormattedMessage id="invoice.amount" defaultMessage="Amount" />
          </th>
        </tr>
      </thead>
      <tbody>
        {content.lines.map(({ title, variant, shopName, quantity, unitPriceCents }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an issued invoice never changes
          <tr key={index}>
            <td>
              {title}
              <span className={styles.variant}>
                {[variant, shopName].filter((each) => each !== '').join(' · ')}
              </span>
            </td>
            <td>{quantity}</td>
            <td>
              <Money cents={unitPriceCents} />
            </td>
            <td>
              <Money cents={unitPriceCents * quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CreditNoteTitle({ note }: { note: CreditNote }) {
  return (
    <FormattedMessage
      id="invoice.creditNote"
      defaultMessage="Credit note {number} · {date}"
      values={{
        number: documentNumber('CN', note),
        date: <FormattedDate value={note.issuedAt} dateStyle="long" />,
      }}
    />
  )
}

function CreditNoteLines({ note }: { note: CreditNote }) {
  return (
    <section className={styles.creditNote}>
      <h3>
        <CreditNoteTitle note={note} />
      </h3>
      <dl>
        {note.content.lines.map(({ title, quantity, amountCents }, index) => (
          <MoneyRow
            // oxlint-disable-next-line react/no-array-index-key -- nor does a credit note
            key={index}
            label={
              <FormattedMessage
                id="invoice.pieces"
                defaultMessage="{title} × {quantity, number}"
                values={{ title, quantity }}
              />
            }
          >
            <Money cents={-amountCents} />
          </MoneyRow>
        ))}
      </dl>
    </section>
  )
}

function documentNumber(series: 'INV' | 'CN', { number }: { number: number }): string {
  return `${series}-${String(number).padStart(6, '0')}`
}
