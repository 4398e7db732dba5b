import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { refundRequestMachine } from '../../machines/refundRequestMachine.ts'
import type { RefundQuote } from '../../../contract/refunds.ts'
import { Button } from '../ui/button.tsx'
import { AmountField } from '../ui/field.tsx'
import type { FieldBinding } from '../ui/form.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './refundAmount.module.css'

/** The amount, with the maximum and its parts. */
export function RefundAmount({
  snapshot,
  field,
  onRetry,
}: {
  snapshot: SnapshotFrom<typeof refundRequestMachine>
  field: FieldBinding<string>
  onRetry: () => void
}) {
  const { quote } = snapshot.context
  if (snapshot.matches({ filling: 'withoutLines' })) return null
  return (
    <Panel title={<FormattedMessage id="refund.amount" defaultMessage="How much" />}>
      {quote === null ? (
        snapshot.matches({ filling: 'unquoted' }) ? (
          <div className={styles.unknown}>
            <FormattedMessage
              id="refund.unquoted"
              defaultMessage="How much is possible could not be loaded."
            />
            <Button variant="secondary" size="small" onClick={onRetry}>
              <FormattedMessage id="shared.retry" defaultMessage="Try again" />
            </Button>
          </div>
        ) : (
          <SkeletonGroup>
            <div className={styles.waiting}>
              <Skeleton width="100%" height="92px" />
              <Skeleton width="100%" height="72px" />
            </div>
          </SkeletonGroup>
        )
      ) : (
        <>
          <Explanation quote={quote} />
          <AmountField
            label={<FormattedMessage id="refund.amountLabel" defaultMessage="Amount in dollars" />}
            field={field}
          />
        </>
      )}
    </Panel>
  )
}

function Explanation({ quote }: { quote: RefundQuote }) {
  const total = (of: (line: RefundQuote['lines'][number]) => number) =>
    quote.lines.reduce((sum, line) => sum + of(line), 0)
  const discountCents = total((line) => line.discountCents)
  const freightCents = total((line) => line.freightCents)
  const givenCents =
    total((line) => line.priceCents) - discountCents + freightCents - quote.maxAmountCents
  return (
    <dl className={styles.rows}>
      <MoneyRow label={<FormattedMessage id="refund.price" defaultMessage="Price of the goods" />}>
        <Money cents={total((line) => line.priceCents)} />
      </MoneyRow>
      {discountCents === 0 ? null : (
        <MoneyRow
          label={
            <FormattedMessage id="refund.promoShare" defaultMessage="Their share of the promo" />
          }
        >
          <Money cents={-discountCents} />
        </MoneyRow>
      )}
      {freightCents === 0 ? null : (
        <MoneyRow
          label={
            <FormattedMessage id="refund.freightShare" defaultMessage="Their share of shipping" />
          }
        >
          <Money cents={freightCents} signed />
        </MoneyRow>
      )}
      {givenCents > 0 ? (
        <MoneyRow
          label={<FormattedMessage id="refund.given" defaultMessage="Given back already" />}
        >
          <Money cents={-givenCents} />
        </MoneyRow>
      ) : null}
      <div className={styles.most}>
        <dt>
          <FormattedMessage id="refund.most" defaultMessage="Maximum refund" />
        </dt>
        <dd>
          <Money cents={quote.maxAmountCents} />
        </dd>
      </div>
    </dl>
  )
}
