import { Check, Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useMark } from './useMarks.ts'
import { Button } from '../ui/button.tsx'

export function FollowButton({ shopId }: { shopId: number }) {
  const { isSet, set } = useMark('shop', shopId)
  return (
    <Button size="small" variant={isSet ? 'secondary' : 'primary'} onClick={() => set(!isSet)}>
      {isSet ? (
        <>
          <Check size={18} aria-hidden />
          <FormattedMessage id="marks.following" defaultMessage="Following" />
        </>
      ) : (
        <>
          <Plus size={18} aria-hidden />
          <FormattedMessage id="marks.follow" defaultMessage="Follow" />
        </>
      )}
    </Button>
  )
}
