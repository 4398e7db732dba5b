import { isolated } from '../../../contract/isolated.ts'
import { maskedCard } from '../../machines/selectors/walletSelectors.ts'
import type { WithdrawalTarget } from '../../../contract/walletRecords.ts'
import styles from '../wallet/recordPanels.module.css'

const shownLength = 6

/** The target of a withdrawal. A card shows its last four digits only. */
export function TargetText({
  target,
  isShort = false,
}: {
  target: WithdrawalTarget
  /** Omits the middle of an address. */
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
