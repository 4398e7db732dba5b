import { ChevronRight, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { selectAddress } from '../../machines/selectors/checkoutSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { AddressLines } from '../addresses/addressLines.tsx'
import { NewAddressForm } from '../addresses/newAddressForm.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './addressPanel.module.css'
import { AddressSheet } from './addressSheet.tsx'

export function AddressPanel({
  actor,
  snapshot,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
}) {
  const countryName = useCountryName()
  const [isOpen, setIsOpen] = useState(false)
  const [path] = useLocation()
  const search = useSearch()
  const returnTo = search === '' ? path : `${path}?${search}`
  const address = selectAddress(snapshot)
  const chosen = useRef<HTMLButtonElement>(null)
  const [isAdded, setAdded] = useState(false)
  useEffect(() => {
    if (isAdded && address !== null) chosen.current?.focus({ preventScroll: true })
  }, [isAdded, address])
  return (
    <Panel title={<FormattedMessage id="checkout.address" defaultMessage="Deliver to" />}>
      {snapshot.context.addresses.length === 0 ? (
        <div className={styles.first}>
          <NewAddressForm
            isFirst
            onSaved={({ id }) => {
              setAdded(true)
              actor.send({ type: 'address.added', addressId: id })
            }}
          />
        </div>
      ) : address === null ? (
        <div className={styles.missing}>
          <MapPin size={22} className={styles.pin} aria-hidden />
          <p>
            <FormattedMessage
              id="checkout.noAddressThere"
              defaultMessage="None of your addresses is in {country}."
              values={{ country: countryName(snapshot.context.country ?? '') }}
            />
          </p>
          <Button
            variant="secondary"
            size="small"
            disabled={!snapshot.hasTag('readdressable')}
            onClick={() => setIsOpen(true)}
          >
            <FormattedMessage id="checkout.chooseAddress" defaultMessage="Choose an address" />
          </Button>
          <ButtonLink
            href={hrefs.addressForm(undefined, { returnTo })}
            variant="secondary"
            size="small"
          >
            <FormattedMessage id="checkout.addAddress" defaultMessage="Add an address" />
          </ButtonLink>
        </div>
      ) : (
        <button
          ref={chosen}
          type="button"
          className={styles.chosen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={!snapshot.hasTag('readdressable')}
          onClick={() => setIsOpen(true)}
        >
          <AddressLines address={address} />
          <span className={styles.change}>
            <FormattedMessage id="checkout.changeAddress" defaultMessage="Change" />
            <ChevronRight size={18} aria-hidden />
          </span>
        </button>
      )}
      <AddressSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        addresses={snapshot.context.addresses}
        chosenId={snapshot.context.addressId}
        returnTo={returnTo}
        onChoose={(addressId) => {
          actor.send({ type: 'address.chosen', addressId })
          setIsOpen(false)
        }}
      />
    </Panel>
  )
}
