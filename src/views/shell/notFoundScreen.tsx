import { MapPinOff } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { Frame } from './frame.tsx'
import { notFoundTitle } from './notFoundTitle.ts'
import { useSlots } from './slots.ts'

export function Screen() {
  const { LanguageButton } = useSlots()
  return (
    <Frame
      title={<FormattedMessage {...notFoundTitle} />}
      back
      right={
        <span className="narrow">
          <LanguageButton />
        </span>
      }
    >
      <EmptyState
        icon={<MapPinOff size={40} strokeWidth={1.5} />}
        title={
          <FormattedMessage id="notFound.title" defaultMessage="There is nothing at this address" />
        }
        action={
          <ButtonLink href={hrefs.home()} variant="secondary">
            <FormattedMessage id="notFound.home" defaultMessage="Back to Home" />
          </ButtonLink>
        }
      />
    </Frame>
  )
}
