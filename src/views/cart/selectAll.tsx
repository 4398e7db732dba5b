import { FormattedMessage } from 'react-intl'
import { canBeSelected, totalsOf } from '../../machines/selectors/cartSelectors.ts'
import type { CartLine } from '../../../contract/cart.ts'
import styles from './cartSummary.module.css'
import type { CartActor } from './useCart.tsx'

export function SelectAll({ actor, lines }: { actor: CartActor; lines: readonly CartLine[] }) {
  const { everythingSelected, nothingSelected } = totalsOf(lines)
  const skuIds = lines.filter(canBeSelected).map(({ skuId }) => skuId)
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = !everythingSelected && !nothingSelected
        }}
        checked={everythingSelected}
        disabled={skuIds.length === 0}
        onChange={(event) =>
          actor.send({ type: 'lines.selected', skuIds, selected: event.target.checked })
        }
      />
      <FormattedMessage id="cart.all" defaultMessage="All" />
    </label>
  )
}
