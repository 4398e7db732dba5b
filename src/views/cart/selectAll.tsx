import { FormattedMessage } from 'react-intl'
import { canBeSelected, totalsOf } from '../../machines/selectors/cartSelectors.ts'
import type { CartLine } from '../../../contract/cart.ts'
import { useDestination } from '../session/useDestination.ts'
import styles from './cartSummary.module.css'
import type { CartActor } from './useCart.tsx'

export function SelectAll({ actor, lines }: { actor: CartActor; lines: readonly CartLine[] }) {
  const country = useDestination()
  const { everythingSelected, nothingSelected } = totalsOf(lines, country)
  const skuIds = lines.filter((line) => canBeSelected(line, country)).map(({ skuId }) => skuId)
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
