import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import type { Address } from '../../../contract/shippingAddress.ts'
import { AddressLines } from '../addresses/addressLines.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import styles from './addressSheet.module.css'

export function AddressSheet({
  open,
  onClose,
  addresses,
  chosenId,
  returnTo,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  addresses: readonly Address[]
  chosenId: number | null
  /** The path that the address form returns to. */
  returnTo: string
  onChoose: (addressId: number) => void
}) {
  const isOpen = useAfterPaint(open)
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={<FormattedMessage id="checkout.chooseAddress" defaultMessage="Choose an address" />}
      footer={
        <ButtonLink
          href={hrefs.addressForm(undefined, { returnTo })}
          variant="secondary"
          wide
          onClick={onClose}
        >
          <FormattedMessage id="checkout.newAddress" defaultMessage="Add a new address" />
        </ButtonLink>
      }
    >
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={address.id === chosenId}
              onClick={() => onChoose(address.id)}
            >
              <span className={styles.mark} aria-hidden />
              <AddressLines address={address} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
