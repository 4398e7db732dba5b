import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Address } from '../../../contract/shippingAddress.ts'
import { AddressesFull, isFull } from '../addresses/addressesFull.tsx'
import { AddressLines } from '../addresses/addressLines.tsx'
import { NewAddressForm } from '../addresses/newAddressForm.tsx'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useAfterPaint } from '../ui/useAfterPaint.ts'
import styles from './addressSheet.module.css'

/** The shopper's addresses, and the form for another. Without addresses it begins with the form. */
export function AddressSheet({
  open,
  onClose,
  addresses,
  chosenId,
  onChoose,
  onAdd,
}: {
  open: boolean
  onClose: () => void
  addresses: readonly Address[]
  chosenId: number | null
  onChoose: (addressId: number) => void
  onAdd: (addressId: number) => void
}) {
  const isOpen = useAfterPaint(open)
  const [isWanted, setWanted] = useState(false)
  const isFirst = addresses.length === 0
  const isAdding = isFirst || isWanted
  const close = () => {
    setWanted(false)
    onClose()
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={
        isAdding ? (
          <FormattedMessage id="addressForm.add" defaultMessage="New address" />
        ) : (
          <FormattedMessage id="checkout.chooseAddress" defaultMessage="Choose an address" />
        )
      }
      footer={
        isAdding ? null : isFull({ list: addresses }) ? (
          <AddressesFull />
        ) : (
          <Button variant="secondary" wide onClick={() => setWanted(true)}>
            <FormattedMessage id="checkout.newAddress" defaultMessage="Add a new address" />
          </Button>
        )
      }
    >
      {isAdding ? (
        <NewAddressForm
          isFirst={isFirst}
          onSaved={({ id }) => {
            onAdd(id)
            close()
          }}
        />
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={address.id === chosenId}
                onClick={() => {
                  onChoose(address.id)
                  close()
                }}
              >
                <span className={styles.mark} aria-hidden />
                <AddressLines address={address} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
