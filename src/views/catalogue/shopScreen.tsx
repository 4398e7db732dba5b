import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ShopDetail } from '../../../contract/catalogue.ts'
import { useShop } from './useCatalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { FollowButton } from '../favourites/followButton.tsx'
import { Panel } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { FreightNote } from './freightNote.tsx'
import { ProductBrowser } from './productBrowser.tsx'
import { ShopFigures } from '../ui/shopRow.tsx'
import styles from './shopScreen.module.css'
import { reasonOf } from '../actors/failures.ts'

export function Screen() {
  const { id: given } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(given ?? '') ? Number(given) : null
  return <RouteScreen>{id === null ? <NoSuchShop /> : <Shop key={id} id={id} />}</RouteScreen>
}

function Shop({ id }: { id: number }) {
  const shop = useShop(id)
  if (shop.state === 'filled') {
    return <ProductBrowser fixed={{ shop: id }} above={<ShopHead shop={shop.data} />} />
  }
  if (reasonOf(shop.failure) === 'notFound') return <NoSuchShop />
  if (shop.failure) return <FailedState failure={shop.failure} onRetry={shop.retry} />
  return (
    <SkeletonGroup>
      <Panel>
        <Skeleton width="64px" height="64px" shape="block" />
        <Skeleton width="50%" />
        <Skeleton width="80%" />
      </Panel>
    </SkeletonGroup>
  )
}

function ShopHead({ shop }: { shop: ShopDetail }) {
  return (
    <Panel>
      <div className={styles.head}>
        <Picture picture={shop.logo} alt="" size={64} />
        <div className={styles.words}>
          <h2 className={styles.name}>{shop.name}</h2>
          <p className={styles.tagline}>{shop.tagline}</p>
          <ShopFigures shop={shop} />
        </div>
      </div>
      <div className={styles.follow}>
        <FollowButton shopId={shop.id} />
      </div>
      <p className={styles.description}>{shop.description}</p>
      <div className={styles.freight}>
        <FreightNote freight={shop.freight} />
      </div>
    </Panel>
  )
}

function NoSuchShop() {
  return (
    <EmptyState
      title={<FormattedMessage id="shop.gone" defaultMessage="There is no such shop" />}
      action={
        <ButtonLink href={hrefs.home()} variant="secondary">
          <FormattedMessage id="notYetOpen.home" defaultMessage="Back to Home" />
        </ButtonLink>
      }
    />
  )
}
