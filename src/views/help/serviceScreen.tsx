import { CircleHelp, Package } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useHelp } from './useArticles.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { LinkRow, LinkRows } from '../ui/linkRows.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'
import { NoContact, Ways } from './imprint.tsx'

/** How to reach the shop, and links that often answer a question faster. */
export function Screen() {
  const help = useHelp()
  if (help.state !== 'filled') {
    return (
      <RouteScreen>
        {help.state === 'loading' ? (
          <ArticlesSkeleton />
        ) : (
          <FailedState failure={help.failure} onRetry={help.retry} />
        )}
      </RouteScreen>
    )
  }
  const { contact } = help.data
  return (
    <RouteScreen>
      <PanelStack narrow>
        <Panel title={<FormattedMessage id="service.first" defaultMessage="Often faster" />}>
          <LinkRows>
            <LinkRow
              href={hrefs.myPurchases()}
              Icon={Package}
              note={
                <FormattedMessage
                  id="service.ordersNote"
                  defaultMessage="Where a parcel is, receipt, refunds: on the order’s page"
                />
              }
            >
              <FormattedMessage id="service.orders" defaultMessage="Something about an order" />
            </LinkRow>
            <LinkRow href={hrefs.helpAndSupport()} Icon={CircleHelp}>
              <FormattedMessage id="service.help" defaultMessage="Answers to common questions" />
            </LinkRow>
          </LinkRows>
        </Panel>
        <Panel title={<FormattedMessage id="service.contact" defaultMessage="Reach us" />}>
          {contact === null ? (
            <NoContact />
          ) : (
            <LinkRows>
              <Ways contact={contact} />
            </LinkRows>
          )}
        </Panel>
      </PanelStack>
    </RouteScreen>
  )
}
