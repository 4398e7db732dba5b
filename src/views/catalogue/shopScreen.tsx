import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useParams } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { ShopCard, ShopDetail } from '../../../contract/catalogue.ts'
import { useShop } from './useCatalogue.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/classNames.ts'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { FollowButton } from '../favourites/followButton.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { FreightNote } from './freightNote.tsx'
import { knownShop } from './knownCards.ts'
import { shopCoverSizes } from './pictureSizes.ts'
import { ProductBrowser } from './productBrowser.tsx'
import { ShopFigures } from '../ui/shopRow.tsx'
import { TraderLine } from '../ui/traderLine.tsx'
import styles from './shopScreen.module.css'
import { reasonOf } from '../actors/failures.ts'

export function Screen() {
  const { id: given } = useParams()
  const id = /^[1-9]\d{0,14}$/.test(given ?? '') ? Number(given) : null
  return <RouteScreen>{id === null ? <NoSuchShop /> : <Shop key={id} id={id} />}</RouteScreen>
}

function Shop({ id }: { id: number }) {
  const shop = useShop(id)
  const [card] = useState(() => knownShop(id))
  const known = shop.data ?? card
  useDocumentTitle(known?.name)
  if (reasonOf(shop.failure) === 'notFound') return <NoSuchShop />
  if (shop.state !== 'filled' && shop.failure) {
    return <FailedState failure={shop.failure} onRetry={shop.retry} />
  }
  return (
    <ProductBrowser
      fixed={{ shop: [id] }}
      above={known === null ? <HeadSkeleton /> : <ShopHead known={known} shop={shop.data} />}
    />
  )
}

/** `known` is the card's data, shown until the shop is loaded. */
function ShopHead({ known, shop }: { known: ShopCard; shop: ShopDetail | null }) {
  const [path] = useLocation()
  return (
    <Panel>
      <div className={classNames(styles.shop, known.cover && styles.withCover)}>
        {known.cover ? (
          <Picture picture={known.cover} alt="" size={640} sizes={shopCoverSizes} isWide priority />
        ) : null}
        <div className={styles.about}>
          <div className={styles.head}>
            <span className={styles.logo} data-picture-of={path}>
              <Picture picture={known.logo} alt="" size={64} />
            </span>
            <div className={styles.words}>
              <h2 className={styles.name}>{known.name}</h2>
              <p className={styles.tagline}>
                {shop?.tagline ?? <Skeleton width="10em" height="1.5em" />}
              </p>
              <ShopFigures shop={known} />
            </div>
          </div>
          <div className={styles.follow}>
            <FollowButton shopId={known.id} />
          </div>
          {shop === null ? (
            <SkeletonGroup>
              <PanelStack>
                <Skeleton width="100%" />
                <Skeleton width="100%" />
                <Skeleton width="60%" />
                <Skeleton width="80%" height="36px" />
              </PanelStack>
            </SkeletonGroup>
          ) : (
            <>
              <p className={styles.description} dir="auto">
                {shop.description}
              </p>
              <div className={styles.freight}>
                <FreightNote freight={shop.freight} />
              </div>
              {shop.trader === null ? null : <TraderLine trader={shop.trader} />}
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}

function HeadSkeleton() {
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
