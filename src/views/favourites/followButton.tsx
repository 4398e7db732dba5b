import { Check, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSavedItem } from './useSavedItems.ts'
import { Button } from '../ui/button.tsx'

export function FollowButton({ shopId }: { shopId: number }) {
  const { isSet, set } = useSavedItem('shop', shopId)
  return (
    <Button size="small" variant={isSet ? 'secondary' : 'primary'} onClick={() => set(!isSet)}>
      {isSet ? (
        <>
          <Check size={18} aria-hidden />
          <FormattedMessage id="savedItems.following" defaultMessage="Following" />
        </>
      ) : (
        <>
          <Plus size={18} aria-hidden />
          <FormattedMessage id="savedItems.follow" defaultMessage="Follow" />
        </>
      )}
    </Button>
  )
}
