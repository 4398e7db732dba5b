import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { leaveTo } from '../shell/navigation.ts'
import { addressValuesOf, useAddress, useAddresses } from './useAddresses.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { Frame } from '../shell/frame.tsx'
import { AddressesFull, isFull } from './addressesFull.tsx'
import { AddressForm } from './addressForm.tsx'
import { useTagText } from './addressTags.ts'
import { NewAddressForm } from './newAddressForm.tsx'
import styles from '../ui/formLayout.module.css'

export function Screen() {
  const { id } = useParams()
  const [savedForms, setSavedForms] = useState(0)
  const title = id ? (
    <FormattedMessage id="addressForm.edit" defaultMessage="Edit address" />
  ) : (
    <FormattedMessage id="addressForm.add" defaultMessage="New address" />
  )
  const onSaved = () => {
    setSavedForms((count) => count + 1)
    leaveTo(hrefs.address())
  }
  return (
    <Frame title={title} back>
      {id ? (
        <KnownAddress key={savedForms} id={Number(id)} onSaved={onSaved} />
      ) : (
        <NewAddress key={savedForms} hasSaved={savedForms > 0} onSaved={onSaved} />
      )}
    </Frame>
  )
}

interface PlaceProps {
  onSaved: () => void
}

function NewAddress({ hasSaved, onSaved }: PlaceProps & { hasSaved: boolean }) {
  const addresses = useAddresses()
  const [isFirst, setIsFirst] = useState<boolean | null>(null)
  if (isFirst === null && addresses.state !== 'loading') {
    setIsFirst(!hasSaved && addresses.data?.list.length === 0)
  }
  if (addresses.data && isFull(addresses.data)) return <AddressesFull />
  return isFirst === null ? (
    <FormSkeleton />
  ) : (
    <NewAddressForm isFirst={isFirst} onSaved={onSaved} />
  )
}

function KnownAddress({ id, onSaved }: PlaceProps & { id: number }) {
  const address = useAddress(id)
  const tagText = useTagText()
  if (address.state === 'loading') return <FormSkeleton />
  if (address.state !== 'filled') {
    return <FailedState failure={address.failure} onRetry={address.retry} />
  }
  const values = addressValuesOf(address.data)
  const initial = { ...values, tag: tagText(values.tag) }
  return <AddressForm id={id} initial={initial} onSaved={onSaved} />
}

function FormSkeleton() {
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
