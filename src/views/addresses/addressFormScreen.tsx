import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { useAddress } from './useAddresses.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { Frame } from '../shell/frame.tsx'
import { AddressForm } from './addressForm.tsx'
import styles from '../ui/formLayout.module.css'

export function Screen() {
  const { id } = useParams()
  const [savedForms, setSavedForms] = useState(0)
  const title = id ? (
    <FormattedMessage id="addressForm.edit" defaultMessage="Edit address" />
  ) : (
    <FormattedMessage id="addressForm.add" defaultMessage="New address" />
  )
  const onSaved = () => setSavedForms((count) => count + 1)
  return (
    <Frame title={title} back>
      {id ? (
        <KnownAddress key={savedForms} id={Number(id)} onSaved={onSaved} />
      ) : (
        <AddressForm key={savedForms} id={null} address={null} onSaved={onSaved} />
      )}
    </Frame>
  )
}

function KnownAddress({ id, onSaved }: { id: number; onSaved: () => void }) {
  const address = useAddress(id)
  if (address.state === 'loading') {
    return (
      <SkeletonGroup>
        <div className={styles.form}>
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="120px" />
        </div>
      </SkeletonGroup>
    )
  }
  if (address.state !== 'filled') {
    return <FailedState failure={address.failure} onRetry={address.retry} />
  }
  return <AddressForm id={id} address={address.data} onSaved={onSaved} />
}
