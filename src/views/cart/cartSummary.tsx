import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'wouter'
import { totalsOf } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { maxUnpaidPieces } from '../../../contract/limits.ts'
import type { CartLine } from '../../../contract/cart.ts'
import { useSession } from '../session/useSession.tsx'
import { useDestination } from '../session/useDestination.ts'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Money, useMoneyFormat } from '../ui/money.tsx'
import styles from './cartSummary.module.css'

const messages = defineMessages({
  selectFirst: { id: 'checkout.selectFirst', defaultMessage: 'Select an item to check out' },
  selectFewer: {
    id: 'cart.pieceLimit',
    defaultMessage:
      'An order has at most {most, number} pieces: select {over, plural, one {# piece} other {# pieces}} fewer.',
  },
})

/** The total of the selected lines and the link to the checkout. */
export function CartSummary({
  lines,
  saving,
}: {
  lines: readonly CartLine[]
  /** Edits are in flight, so the checkout would not know them yet. */
  saving: boolean
}) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const country = useDestination()
  const totals = totalsOf(lines, country)
  const over = totals.pieces - maxUnpaidPieces
  const selectFewer: MessageDescriptor = messages.selectFewer
  const limit = { most: maxUnpaidPieces, over }
  return (
    <>
      <p className={styles.total} aria-live="polite">
        <span className={styles.label}>
          <FormattedMessage
            id="cart.selected"
            defaultMessage="{pieces, plural, =0 {Nothing selected} one {# piece} other {# pieces}}"
            values={{ pieces: totals.pieces }}
          />
        </span>
        <Money cents={totals.cents} tone="price" />
      </p>
      {over > 0 ? (
        <p className={styles.limit} role="status">
          {formatMessage(selectFewer, limit)}
        </p>
      ) : (
        <PaidFrom cents={totals.cents} />
      )}
      <Button
        busy={saving && !totals.nothingSelected}
        onClick={() => {
          if (totals.nothingSelected) toasts.plain(messages.selectFirst)
          else if (over > 0) toasts.plain(selectFewer, limit)
          else navigate(hrefs.checkout())
        }}
      >
        <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
      </Button>
    </>
  )
}

/** Says what the checkout will take the money from, before anyone gets there. */
function PaidFrom({ cents }: { cents: number }) {
  const { userInfo } = useSession()
  const formatMoney = useMoneyFormat()
  const balanceCents = userInfo?.availableCents ?? null
  if (balanceCents === null || cents === 0) return null
  return (
    <p className={styles.paidFrom}>
      {balanceCents >= cents ? (
        <FormattedMessage
          id="cart.paidFrom"
          defaultMessage="Paid from your balance of {balance}"
          values={{ balance: formatMoney(balanceCents) }}
        />
      ) : (
        <FormattedMessage
          id="cart.topUpLater"
          defaultMessage="Your balance is {balance}. You top up the rest at checkout."
          values={{ balance: formatMoney(balanceCents) }}
        />
      )}
    </p>
  )
}
