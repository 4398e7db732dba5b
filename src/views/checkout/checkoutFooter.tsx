import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { selectObstacle } from '../../machines/selectors/checkoutSelectors.ts'
import type { Obstacle } from '../../machines/selectors/checkoutSelectors.ts'
import { maxAmountCents } from '../../../contract/fields.ts'
import { maxUnpaidPieces } from '../../../contract/limits.ts'
import type { Quote } from '../../../contract/quote.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { Button } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { AttemptRefusal } from './attemptRefusal.tsx'
import styles from './checkoutFooter.module.css'

const obstacles = defineMessages({
  lines: { id: 'checkout.settleLines', defaultMessage: 'Sort out the items that can’t be ordered' },
  quote: {
    id: 'checkout.priceNotLoaded',
    defaultMessage: 'Today’s price could not be loaded.',
  },
  pieces: {
    id: 'checkout.pieceLimit',
    defaultMessage: 'An order has at most {most, number} pieces. Select fewer in the cart.',
  },
  total: {
    id: 'checkout.totalTooHigh',
    defaultMessage: 'At most {most} can be paid at once. Please order less.',
  },
})

export function CheckoutFooter({
  actor,
  snapshot,
  quote,
  onAddAddress,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
  quote: Quote
  /** Opens the sheet with the address. */
  onAddAddress: () => void
}) {
  const total = useMoneyFormat()(quote.totalCents)
  const obstacle = selectObstacle(snapshot)
  if (snapshot.matches('placingFailed')) {
    return (
      <Button wide onClick={() => actor.send({ type: 'checkout.retried' })}>
        <FormattedMessage
          id="checkout.placeAgain"
          defaultMessage="Try again to place order {total}"
          values={{ total }}
        />
      </Button>
    )
  }
  return (
    <div className={styles.footer}>
      <AttemptRefusal snapshot={snapshot} quote={quote} />
      <Obstacle obstacle={obstacle} />
      {obstacle === 'address' ? (
        <Button wide onClick={onAddAddress}>
          <FormattedMessage
            id="checkout.needsAddress"
            defaultMessage="Add an address to continue"
          />
        </Button>
      ) : obstacle === 'lines' && quote.groups.length === 0 ? null : (
        <Button
          wide
          disabled={obstacle !== null}
          busy={snapshot.hasTag('busy')}
          onClick={() => actor.send({ type: 'order.submitted' })}
        >
          <FormattedMessage
            id="checkout.place"
            defaultMessage="Place order and pay {total}"
            values={{ total }}
          />
        </Button>
      )}
    </div>
  )
}

function Obstacle({ obstacle }: { obstacle: Obstacle }) {
  const { formatMessage } = useIntl()
  const formatMoney = useMoneyFormat()
  const most = obstacle === 'total' ? formatMoney(maxAmountCents) : maxUnpaidPieces
  const text: MessageDescriptor | null =
    obstacle === null || obstacle === 'address' ? null : obstacles[obstacle]
  return (
    <p className={styles.obstacle} role="status">
      {text === null ? null : formatMessage(text, { most })}
    </p>
  )
}
