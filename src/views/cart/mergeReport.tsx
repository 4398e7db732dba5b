import { isolated } from '../../../contract/isolated.ts'
import { FormattedMessage } from 'react-intl'
import type { MergeChange } from '../../../contract/cart.ts'
import { Button } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import styles from './mergeReport.module.css'

/** Lists what changed since the guest added the lines to the cart. */
export function MergeReport({
  changes,
  onDismiss,
}: {
  changes: readonly MergeChange[]
  onDismiss: () => void
}) {
  return (
    <div className={styles.report}>
      <Callout
        tone="info"
        action={
          <Button variant="quiet" size="small" onClick={onDismiss}>
            <FormattedMessage id="cart.reportRead" defaultMessage="Got it" />
          </Button>
        }
      >
        <p className={styles.title}>
          <FormattedMessage
            id="cart.reportTitle"
            defaultMessage="{count, plural, one {One item} other {# items}} in your cart changed:"
            values={{ count: changes.length }}
          />
        </p>
        <ul>
          {changes.map((change) => (
            <li key={`${change.skuId} ${change.change}`}>
              <ChangeText change={change} />
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

function ChangeText({
  change: { change, title, variant, before, after },
}: {
  change: MergeChange
}) {
  const formatMoney = useMoneyFormat()
  const name = [title, variant].filter(Boolean).map(isolated).join(', ')
  const prices = { name, before: formatMoney(before), after: formatMoney(after) }
  switch (change) {
    case 'priceUp':
      return (
        <FormattedMessage
          id="cart.priceUp"
          defaultMessage="{name}: price went up from {before} to {after}"
          values={prices}
        />
      )
    case 'priceDown':
      return (
        <FormattedMessage
          id="cart.priceDown"
          defaultMessage="{name}: price went down from {before} to {after}"
          values={prices}
        />
      )
    case 'quantityReduced':
      return (
        <FormattedMessage
          id="cart.quantityReduced"
          defaultMessage="{name}: only {after, number} of {before, number} left"
          values={{ name, before, after }}
        />
      )
    case 'soldOut':
      return (
        <FormattedMessage
          id="cart.soldOutSince"
          defaultMessage="{name}: sold out"
          values={{ name }}
        />
      )
    case 'cartFull':
      return (
        <FormattedMessage
          id="cart.noRoom"
          defaultMessage="{name}: left out, as your cart is full"
          values={{ name }}
        />
      )
    case 'gone':
      return (
        <FormattedMessage
          id="cart.goneSince"
          defaultMessage="{name}: no longer for sale"
          values={{ name: name || '—' }}
        />
      )
  }
}
