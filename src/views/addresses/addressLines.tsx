import { useIntl } from 'react-intl'
import { areaLine } from '../../../contract/areaLine.ts'
import type { AddressCopy } from '../../../contract/shippingAddress.ts'
import { useTagText } from './addressTags.ts'
import styles from './addressLines.module.css'

/** The lines of an address: addressee, place and phone number. */
export function AddressLines({ address }: { address: AddressCopy }) {
  const intl = useIntl()
  const tagText = useTagText()
  const country = intl.formatDisplayName(address.country, { type: 'region' }) ?? address.country
  return (
    <span className={styles.address}>
      <span className={styles.who}>
        <span className={styles.name}>{address.addressee}</span>
        <span className={styles.tag}>{tagText(address.tag)}</span>
      </span>
      <span className={styles.where}>{address.detail}</span>
      <span className={styles.where}>{[areaLine(address), country].join(' · ')}</span>
      <span className={styles.where}>{address.mobile}</span>
    </span>
  )
}
