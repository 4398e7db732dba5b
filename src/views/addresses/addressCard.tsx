import { Pencil, Trash2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { areaLine } from '../../../contract/areaLine.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Address } from './useAddresses.ts'
import { Chip } from '../ui/chip.tsx'
import { useTagText } from './addressTags.ts'
import styles from './address.module.css'
import { useCountryName } from '../ui/useCountryName.ts'

interface AddressCardProps {
  address: Address
  onDelete: () => void
  onMakeDefault: () => void
}

export function AddressCard({ address, onDelete, onMakeDefault }: AddressCardProps) {
  const countryName = useCountryName()
  const tagText = useTagText()
  return (
    <article className={styles.card}>
      <p className={styles.who}>
        <span className={styles.addressee}>{address.addressee}</span>
        <span className={styles.mobile}>{address.mobile}</span>
      </p>
      <p className={styles.where}>
        <span>{address.detail}</span>
        <span>{areaLine(address)}</span>
        <span>{countryName(address.country)}</span>
      </p>
      <p className={styles.chips}>
        {address.isDefault ? (
          <Chip tone="action">
            <FormattedMessage id="address.default" defaultMessage="Default" />
          </Chip>
        ) : null}
        <Chip>{tagText(address.tag)}</Chip>
      </p>
      <div className={styles.actions}>
        {address.isDefault ? (
          <span />
        ) : (
          <button type="button" className={styles.action} onClick={onMakeDefault}>
            <FormattedMessage id="address.makeDefault" defaultMessage="Make default" />
          </button>
        )}
        <Link href={hrefs.addressForm(address.id)} className={styles.action}>
          <Pencil size={16} aria-hidden />
          <FormattedMessage id="address.edit" defaultMessage="Edit" />
        </Link>
        <button type="button" className={styles.action} onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          <FormattedMessage id="address.delete" defaultMessage="Delete" />
        </button>
      </div>
    </article>
  )
}
