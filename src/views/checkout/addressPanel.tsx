import { ChevronRight, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { selectAddress } from '../../machines/selectors/checkoutSelectors.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { AddressLines } from '../addresses/addressLines.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import { Panel } from '../ui/panel.tsx'
import styles from './addressPanel.module.css'
import { AddressSheet } from './addressSheet.tsx'

/** The address that the order goes to. A tap opens the sheet that changes or adds it. */
export function AddressPanel({
  actor,
  snapshot,
  isOpen,
  onOpen,
  onClose,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
  /** Whether the sheet is open. */
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}) {
  const countryName = useCountryName()
  const address = selectAddress(snapshot)
  const { addresses, addressId, country } = snapshot.context
  const row = useRef<HTMLButtonElement>(null)
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (isAdded && address !== null) row.current?.focus({ preventScroll: true })
  }, [isAdded, address])
  return (
    <Panel title={<FormattedMessage id="checkout.address" defaultMessage="Deliver to" />}>
      <button
        ref={row}
        type="button"
        className={styles.chosen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!snapshot.hasTag('readdressable')}
        onClick={onOpen}
      >
        {address === null ? (
          <>
            <MapPin size={22} className={styles.pin} aria-hidden />
            <span className={styles.none}>
              {addresses.length === 0 ? (
                <FormattedMessage
                  id="checkout.firstAddress"
                  defaultMessage="Where should it go? Add your address"
                />
              ) : (
                <FormattedMessage
                  id="checkout.noAddressThere"
                  defaultMessage="None of your addresses is in {country}."
                  values={{ country: countryName(country ?? '') }}
                />
              )}
            </span>
          </>
        ) : (
          <AddressLines address={address} />
        )}
        <span className={styles.change}>
          {address === null ? (
            addresses.length === 0 ? (
              <FormattedMessage id="checkout.add" defaultMessage="Add" />
            ) : (
              <FormattedMessage id="checkout.chooseAddress" defaultMessage="Choose an address" />
            )
          ) : (
            <FormattedMessage id="checkout.changeAddress" defaultMessage="Change" />
          )}
          <ChevronRight size={18} aria-hidden />
        </span>
      </button>
      <AddressSheet
        open={isOpen}
        onClose={onClose}
        addresses={addresses}
        chosenId={addressId}
        onChoose={(id) => actor.send({ type: 'address.chosen', addressId: id })}
        onAdd={(id) => {
          setAdded(true)
          actor.send({ type: 'address.added', addressId: id })
        }}
      />
    </Panel>
  )
}
