import { FormattedMessage } from 'react-intl'
import { isolated } from '../../../contract/isolated.ts'
import type { Trader } from '../../../contract/trader.ts'
import styles from './traderLine.module.css'

/** Who sells the goods of a shop, on one line or several. */
export function TraderLine({ trader }: { trader: Trader }) {
  const { name, address, email } = trader
  return (
    <p className={styles.trader}>
      <FormattedMessage
        id="trader.soldBy"
        defaultMessage="Sold by {name}, {address}"
        values={{ name: isolated(name), address: isolated(address.replaceAll('\n', ', ')) }}
      />
      {' · '}
      <a href={`mailto:${email}`} className={`reach ${styles.mail}`}>
        {email}
      </a>
    </p>
  )
}
