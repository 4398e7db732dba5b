import { CircleHelp, Clock, Mail, Package, Phone } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useHelp } from './useArticles.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { LinkRow, LinkRows, OutsideRow, PlainRow } from '../ui/linkRows.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'

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
  const { email, phone, hours } = help.data.contact
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
          {email === null && phone === null ? (
            <Callout tone="mind">
              <FormattedMessage
                id="service.none"
                defaultMessage="Not Yet Open: this shop has stated no mail address and no telephone yet."
              />
            </Callout>
          ) : (
            <LinkRows>
              {email === null ? null : (
                <OutsideRow href={`mailto:${email}`} Icon={Mail}>
                  {email}
                </OutsideRow>
              )}
              {phone === null ? null : (
                <OutsideRow href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} Icon={Phone}>
                  {phone}
                </OutsideRow>
              )}
              {hours === null ? null : <PlainRow Icon={Clock}>{hours}</PlainRow>}
            </LinkRows>
          )}
        </Panel>
      </PanelStack>
    </RouteScreen>
  )
}
