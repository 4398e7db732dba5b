import { BellRing, Heart, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useAlerts, useFavourites, useFollows } from './useSavedItems.ts'
import type { PagedList, PageOf } from '../actors/usePagedList.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { EmptyWithGoods } from '../shell/emptyWithGoods.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { TabLinks } from '../ui/tabLinks.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { PullList } from '../shell/pullList.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AlertRow } from './alertRow.tsx'
import { FavouriteRow } from './favouriteRow.tsx'
import styles from './favouritesScreen.module.css'
import type { Follow } from './useSavedItems.ts'
import { FollowButton } from './followButton.tsx'
import { ShopLink } from '../ui/shopRow.tsx'

const messages = defineMessages({
  tabs: { id: 'favourites.tabs', defaultMessage: 'What to show' },
  products: { id: 'favourites.products', defaultMessage: 'Products' },
  shops: { id: 'favourites.shops', defaultMessage: 'Shops' },
  alerts: { id: 'favourites.alerts', defaultMessage: 'Alerts' },
})

/** `?tab=shops` shows the followed shops, `?tab=alerts` what the shopper waits for. */
export function Screen() {
  const [path] = useLocation()
  const tab = new URLSearchParams(useSearch()).get('tab')
  const isShops = tab === 'shops'
  const isAlerts = tab === 'alerts'
  return (
    <RouteScreen>
      <TabLinks
        label={messages.tabs}
        tabs={[
          { href: path, text: messages.products, isCurrent: !isShops && !isAlerts },
          { href: `${path}?tab=shops`, text: messages.shops, isCurrent: isShops },
          { href: `${path}?tab=alerts`, text: messages.alerts, isCurrent: isAlerts },
        ]}
      />
      {isShops ? <Shops /> : isAlerts ? <Alerts /> : <Products />}
    </RouteScreen>
  )
}

function Products() {
  return (
    <Marked
      list={useFavourites()}
      renderRow={(favourite) => <FavouriteRow favourite={favourite} />}
      empty={
        <EmptyWithGoods
          icon={<Heart size={40} strokeWidth={1.5} />}
          title={<FormattedMessage id="favourites.none" defaultMessage="No favourites yet" />}
          hint={
            <FormattedMessage
              id="favourites.noneHint"
              defaultMessage="Tap the heart on a product to keep it here."
            />
          }
          action={
            <ButtonLink href={hrefs.products()} variant="secondary">
              <FormattedMessage id="home.allProducts" defaultMessage="All products" />
            </ButtonLink>
          }
        />
      }
    />
  )
}

function Shops() {
  return (
    <Marked
      list={useFollows()}
      renderRow={({ shop }) => <FollowedRow shop={shop} />}
      empty={
        <EmptyState
          icon={<Store size={40} strokeWidth={1.5} />}
          title={
            <FormattedMessage
              id="follows.none"
              defaultMessage="You aren’t following any shops yet"
            />
          }
          hint={
            <FormattedMessage
              id="follows.noneHint"
              defaultMessage="Follow a shop to see it here."
            />
          }
          action={
            <ButtonLink href={hrefs.explore()} variant="secondary">
              <FormattedMessage id="cart.browse" defaultMessage="Look around" />
            </ButtonLink>
          }
        />
      }
    />
  )
}

function Alerts() {
  const alerts = useAlerts()
  if (alerts.state === 'loading') return <RowsSkeleton />
  if (alerts.state !== 'filled')
    return <FailedState failure={alerts.failure} onRetry={alerts.retry} />
  return (
    <PullToRefresh onRefresh={alerts.refresh}>
      {alerts.data.list.length === 0 ? (
        <EmptyState
          icon={<BellRing size={40} strokeWidth={1.5} />}
          title={<FormattedMessage id="alerts.none" defaultMessage="No alerts yet" />}
          hint={
            <FormattedMessage
              id="alerts.noneHint"
              defaultMessage="Tap the bell on a product to hear when it costs less or is back in stock."
            />
          }
          action={
            <ButtonLink href={hrefs.products()} variant="secondary">
              <FormattedMessage id="home.allProducts" defaultMessage="All products" />
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.list}>
          {alerts.data.list.map((alert) => (
            <li key={`${alert.kind} ${alert.skuId ?? alert.productId}`}>
              <AlertRow alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </PullToRefresh>
  )
}

function Marked<Item extends { id: number }>({
  list,
  renderRow,
  empty,
}: {
  list: PagedList<Item, PageOf<Item>>
  renderRow: (item: Item) => ReactNode
  empty: ReactNode
}) {
  return (
    <PullList list={list} skeleton={<RowsSkeleton />} empty={empty}>
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li key={item.id}>{renderRow(item)}</li>
        ))}
      </ul>
    </PullList>
  )
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        <Skeleton width="100%" height="80px" />
        <Skeleton width="100%" height="80px" />
        <Skeleton width="100%" height="80px" />
      </Panel>
    </SkeletonGroup>
  )
}

function FollowedRow({ shop }: { shop: Follow['shop'] }) {
  return (
    <div className={styles.row}>
      <div className={styles.link}>
        <ShopLink shop={shop} />
      </div>
      <FollowButton shopId={shop.id} />
    </div>
  )
}
