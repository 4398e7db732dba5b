import { DoorClosed } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routes.ts'
import { ButtonLink } from '../shared/button.tsx'
import { EmptyFace } from '../shared/faces.tsx'
import { RouteScreen } from './routeScreen.tsx'

export function Screen() {
  return (
    <RouteScreen>
      <EmptyFace
        icon={<DoorClosed size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="notYetOpen.title" defaultMessage="Not Yet Open" />}
        hint={
          <FormattedMessage
            id="notYetOpen.hint"
            defaultMessage="This part of the shop is still being fitted out."
          />
        }
        action={
          <ButtonLink href={hrefs.home()} variant="secondary">
            <FormattedMessage id="notYetOpen.home" defaultMessage="Back to Home" />
          </ButtonLink>
        }
      />
    </RouteScreen>
  )
}
