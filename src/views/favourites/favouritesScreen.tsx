import { Heart, Store } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useSearch } from 'wouter'
import { hrefs } from '../../routes.ts'
import { useFavourites, useFollows } from '../bindings/marks.ts'
import { ButtonLink } from '../shared/button.tsx'
import { EmptyFace, FailedFace } from '../shared/faces.tsx'
import { Panel } from '../shared/panel.tsx'
import { Skeleton, SkeletonGroup } from '../shared/skeleton.tsx'
import { PullList } from '../shell/pullList.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { FavouriteRow } from './favouriteRow.tsx'
import styles from './favouritesScreen.module.css'
import { FollowedRow } from './followedRow.tsx'

/** `?tab=shops` shows the followed shops. */
export function Screen() {
  const intl = useIntl()
  const [path] = useLocation()
  const isShops = new URLSearchParams(useSearch()).get('tab') === 'shops'
  return (
    <RouteScreen>
      <nav
        className={styles.tabs}
        aria-label={intl.formatMessage({ id: 'favourites.tabs', defaultMessage: 'What to show' })}
      >
        <Link
          href={path}
          replace
          className={styles.tab}
          aria-current={isShops ? undefined : 'page'}
        >
          <FormattedMessage id="favourites.products" defaultMessage="Products" />
        </Link>
        <Link
          href={`${path}?tab=shops`}
          replace
          className={styles.tab}
          aria-current={isShops ? 'page' : undefined}
        >
          <FormattedMessage id="favourites.shops" defaultMessage="Shops" />
        </Link>
      </nav>
      {isShops ? <Shops /> : <Products />}
    </RouteScreen>
  )
}

function Products() {
  const list = useFavourites()
  if (list.state === 'loading') return <RowsSkeleton />
  if (list.failure && list.state !== 'filled' && list.state !== 'empty') {
    return <FailedFace failure={list.failure} onRetry={list.retry} />
  }
  if (list.state !== 'filled') {
    return (
      <EmptyFace
        icon={<Heart size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="favourites.none" defaultMessage="No favourites yet" />}
        hint={
          <FormattedMessage
            id="favourites.noneHint"
            defaultMessage="The heart on a product’s page keeps it here."
          />
        }
        action={
          <ButtonLink href={hrefs.products()} variant="secondary">
            <FormattedMessage id="home.allProducts" defaultMessage="All products" />
          </ButtonLink>
        }
      />
    )
  }
  return (
    <PullList list={list}>
      <ul className={styles.list}>
        {list.items.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteRow favourite={favourite} />
          </li>
        ))}
      </ul>
    </PullList>
  )
}

function Shops() {
  const list = useFollows()
  if (list.state === 'loading') return <RowsSkeleton />
  if (list.failure && list.state !== 'filled' && list.state !== 'empty') {
    return <FailedFace failure={list.failure} onRetry={list.retry} />
  }
  if (list.state !== 'filled') {
    return (
      <EmptyFace
        icon={<Store size={40} strokeWidth={1.5} />}
        title={<FormattedMessage id="follows.none" defaultMessage="You follow no shop yet" />}
        hint={
          <FormattedMessage
            id="follows.noneHint"
            defaultMessage="Follow a shop on its page, and it stands here."
          />
        }
        action={
          <ButtonLink href={hrefs.explore()} variant="secondary">
            <FormattedMessage id="cart.browse" defaultMessage="Look around" />
          </ButtonLink>
        }
      />
    )
  }
  return (
    <PullList list={list}>
      <ul className={styles.list}>
        {list.items.map(({ id, shop }) => (
          <li key={id}>
            <FollowedRow shop={shop} />
          </li>
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
