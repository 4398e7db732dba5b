import { Handshake, Store } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHelp } from './useArticles.ts'
import { Chip } from '../ui/chip.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { LinkRows, OutsideRow, PlainRow } from '../ui/linkRows.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'

/** The links for sellers. Their targets are not part of this shop. */
export function Screen() {
  const help = useHelp()
  return (
    <RouteScreen>
      {help.state === 'filled' ? (
        <PanelStack narrow>
          <Panel>
            <p>
              <FormattedMessage
                id="platform.text"
                defaultMessage="Shops and sellers work with us on pages of their own. They open outside this app."
              />
            </p>
            <LinkRows>
              <SellerLink href={help.data.links.merchantEntry} Icon={Store}>
                <FormattedMessage id="platform.merchant" defaultMessage="Merchant entry" />
              </SellerLink>
              <SellerLink href={help.data.links.platformSeller} Icon={Handshake}>
                <FormattedMessage id="platform.seller" defaultMessage="Become a platform seller" />
              </SellerLink>
            </LinkRows>
          </Panel>
        </PanelStack>
      ) : help.state === 'loading' ? (
        <ArticlesSkeleton />
      ) : (
        <FailedState failure={help.failure} onRetry={help.retry} />
      )}
    </RouteScreen>
  )
}

function SellerLink({
  href,
  Icon,
  children,
}: {
  href: string | null
  Icon: LucideIcon
  children: ReactNode
}) {
  return href === null ? (
    <PlainRow
      Icon={Icon}
      end={
        <Chip tone="wait">
          <FormattedMessage id="notYetOpen.title" defaultMessage="Not Yet Open" />
        </Chip>
      }
    >
      {children}
    </PlainRow>
  ) : (
    <OutsideRow href={href} Icon={Icon}>
      {children}
    </OutsideRow>
  )
}
