import { defineMessages, FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import { canBeSelected, totalsOf } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { CartLine } from '../../../contract/cart.ts'
import type { CartActor } from './useCart.tsx'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Money } from '../ui/money.tsx'
import styles from './cartFooter.module.css'

const messages = defineMessages({
  selectFirst: { id: 'checkout.selectFirst', defaultMessage: 'Select an item to check out' },
})

export function CartFooter({
  actor,
  lines,
  saving,
}: {
  actor: CartActor
  lines: readonly CartLine[]
  /** Edits are on their way: the checkout would not know of them yet. */
  saving: boolean
}) {
  const [, navigate] = useLocation()
  const totals = totalsOf(lines)
  const skuIds = lines.filter(canBeSelected).map(({ skuId }) => skuId)
  return (
    <div className={styles.footer}>
      <label className={styles.all}>
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = !totals.everythingSelected && !totals.nothingSelected
          }}
          checked={totals.everythingSelected}
          disabled={skuIds.length === 0}
          onChange={(event) =>
            actor.send({ type: 'lines.selected', skuIds, selected: event.target.checked })
          }
        />
        <FormattedMessage id="cart.all" defaultMessage="All" />
      </label>
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
      <Button
        busy={saving && !totals.nothingSelected}
        onClick={() => {
          if (totals.nothingSelected) toasts.plain(messages.selectFirst)
          else navigate(hrefs.checkout())
        }}
      >
        <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
      </Button>
    </div>
  )
}
