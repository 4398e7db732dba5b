import { isolated } from '../../../contract/isolated.ts'
import { maskedCard } from '../../machines/selectors/walletSelectors.ts'
import type { WithdrawalTarget } from '../../../contract/walletRecords.ts'
import styles from '../wallet/recordPanels.module.css'

const shownLength = 6

/** Where money goes, a card by its last four digits alone. */
export function TargetText({
  target,
  isShort = false,
}: {
  target: WithdrawalTarget
  /** Leaves out the middle of an address. */
  isShort?: boolean
}) {
  if (target.method === 'bank')
    return `${isolated(target.bankName)} ${maskedCard(target.cardNumber)}`
  const { network, address } = target
  const shown = isShort
    ? `${address.slice(0, shownLength)}…${address.slice(-shownLength)}`
    : address
  return (
    <>
      {`${network.toUpperCase()} `}
      <span className={styles.code}>{shown}</span>
    </>
  )
}
