import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { maxUnpaidOrders, maxUnpaidPieces } from '../../../contract/limits.ts'
import type { Quote } from '../../../contract/quote.ts'
import type { Reason } from '../../../contract/refusals.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import styles from './checkoutFooter.module.css'

const refusals = defineMessages({
  outOfStock: {
    id: 'checkout.outOfStock',
    defaultMessage: 'Some items just sold out. You haven’t been charged.',
  },
  notSentThere: {
    id: 'checkout.notSentThere',
    defaultMessage: 'A shop doesn’t send some of it to that country. Nothing was ordered.',
  },
  addressMissing: {
    id: 'checkout.addressMissing',
    defaultMessage: 'That address no longer exists. Nothing was ordered: please choose another.',
  },
  promo: {
    id: 'checkout.promoGone',
    defaultMessage: 'The promo code no longer applies. Nothing was ordered yet.',
  },
  tooManyUnpaid: {
    id: 'checkout.tooManyUnpaid',
    defaultMessage: 'You have {orders, number} unpaid orders. Pay or cancel one of them first.',
  },
  tooManyPieces: {
    id: 'checkout.tooManyPieces',
    defaultMessage:
      'Your unpaid orders would have more than {pieces, number} pieces. Pay or cancel one of them first, or order fewer.',
  },
  other: {
    id: 'checkout.refused',
    defaultMessage: 'The order could not be placed as it was. Please look at it once more.',
  },
})

const limits = { orders: maxUnpaidOrders, pieces: maxUnpaidPieces }

/** Stands next to the order button: why the last attempt was refused, and how the total changed. */
export function AttemptRefusal({
  snapshot,
  quote,
}: {
  snapshot: SnapshotFrom<typeof checkoutMachine>
  quote: Quote
}) {
  const { refusedFor, quoteBefore } = snapshot.context
  const { formatMessage } = useIntl()
  const text = refusalText(refusedFor)
  return (
    <div className={styles.refusal} role="status">
      {text === null ? null : <p>{formatMessage(text, limits)}</p>}
      {quoteBefore === null || quoteBefore.totalCents === quote.totalCents ? null : (
        <TotalChange
          beforeCents={quoteBefore.totalCents}
          totalCents={quote.totalCents}
          isAlone={text === null}
        />
      )}
    </div>
  )
}

/** Without a refusal it also says that nothing was ordered. */
function TotalChange({
  beforeCents,
  totalCents,
  isAlone,
}: {
  beforeCents: number
  totalCents: number
  isAlone: boolean
}) {
  const formatMoney = useMoneyFormat()
  const change = {
    direction: totalCents > beforeCents ? 'up' : 'down',
    before: formatMoney(beforeCents),
    total: formatMoney(totalCents),
  }
  return (
    <p>
      {isAlone ? (
        <FormattedMessage
          id="checkout.totalChanged"
          defaultMessage="New total: {total} (was {before}). Nothing was ordered yet."
          values={change}
        />
      ) : (
        <FormattedMessage
          id="checkout.totalChangedToo"
          defaultMessage="{direction, select, up {The total went up} other {The total went down}} from {before} to {total}."
          values={change}
        />
      )}
    </p>
  )
}

function refusalText(reason: Reason | null): MessageDescriptor | null {
  switch (reason) {
    case null:
    case 'totalChanged':
      return null
    case 'outOfStock':
    case 'notSentThere':
    case 'addressMissing':
    case 'tooManyUnpaid':
    case 'tooManyPieces':
      return refusals[reason]
    case 'promoUnknown':
    case 'promoExpired':
    case 'promoMinimum':
    case 'promoUsed':
    case 'promoTooMany':
      return refusals.promo
    default:
      return refusals.other
  }
}
