import { MapPinPlus } from 'lucide-react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useAddressActions, useAddresses } from './useAddresses.ts'
import type { Address } from './useAddresses.ts'
import { toasts } from '../actors/toasts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './address.module.css'
import { AddressesFull, isFull } from './addressesFull.tsx'
import { AddressCard } from './addressCard.tsx'

const messages = defineMessages({
  deleted: { id: 'address.deleted', defaultMessage: 'Address deleted' },
})

export function Screen() {
  const addresses = useAddresses()
  const { removal, promotion } = useAddressActions(addresses.replace, () => {
    toasts.success(messages.deleted)
  })

  return (
    <RouteScreen
      footer={
        addresses.state === 'filled' && isFull(addresses.data) ? (
          <AddressesFull />
        ) : addresses.state === 'filled' && addresses.data.list.length > 0 ? (
          <ButtonLink href={hrefs.addressForm()} wide>
            <FormattedMessage id="address.add" defaultMessage="Add an address" />
          </ButtonLink>
        ) : null
      }
    >
      <PullToRefresh onRefresh={addresses.refresh}>
        <AddressList
          addresses={addresses}
          onDelete={(address) => removal.ask(address.id)}
          onMakeDefault={(address) => promotion.submit(address.id)}
        />
      </PullToRefresh>
      <ConfirmDialog
        open={removal.asking}
        title={<FormattedMessage id="address.deleteTitle" defaultMessage="Delete this address?" />}
        confirm={<FormattedMessage id="address.delete" defaultMessage="Delete" />}
        danger
        busy={removal.busy}
        onConfirm={removal.confirm}
        onCancel={removal.dismiss}
      >
        <FormattedMessage
          id="address.deleteText"
          defaultMessage="Orders already placed keep their copy of it."
        />
      </ConfirmDialog>
    </RouteScreen>
  )
}

function AddressList({
  addresses,
  onDelete,
  onMakeDefault,
}: {
  addresses: ReturnType<typeof useAddresses>
  onDelete: (address: Address) => void
  onMakeDefault: (address: Address) => void
}) {
  if (addresses.state === 'loading') return <AddressSkeleton />
  if (addresses.state !== 'filled') {
    return <FailedState failure={addresses.failure} onRetry={addresses.retry} />
  }
  if (addresses.data.list.length === 0) {
    return (
      <EmptyState
        icon={<MapPinPlus size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="address.emptyTitle" defaultMessage="No address yet" />}
        hint={
          <FormattedMessage
            id="address.emptyHint"
            defaultMessage="Save an address once and check out faster."
          />
        }
        action={
          <ButtonLink href={hrefs.addressForm()}>
            <FormattedMessage id="address.add" defaultMessage="Add an address" />
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ul className={styles.list}>
      {addresses.data.list.map((address) => (
        <li key={address.id}>
          <AddressCard
            address={address}
            onDelete={() => onDelete(address)}
            onMakeDefault={() => onMakeDefault(address)}
          />
        </li>
      ))}
    </ul>
  )
}

function AddressSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        <Skeleton shape="block" height="156px" />
        <Skeleton shape="block" height="156px" />
      </div>
    </SkeletonGroup>
  )
}
