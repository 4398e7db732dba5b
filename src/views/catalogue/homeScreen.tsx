import { Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { productName } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Home } from '../../../contract/catalogue.ts'
import { LanguageButton } from '../language/languageButton.tsx'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { useHome } from './useCatalogue.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { Frame } from '../shell/frame.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { headHeight } from '../shell/topBar.tsx'
import styles from './homeScreen.module.css'
import { GoodsRow } from './goodsRow.tsx'
import { HomeHero } from './homeHero.tsx'
import { Nearby } from './nearby.tsx'
import { ProductGrid, ProductGridSkeleton } from './productGrid.tsx'
import { ShopCards } from './shopCards.tsx'

const dealsInSight = 2
/** How many categories show a row of their goods. */
const shelves = 4

const ContinueLooking = lazy(() =>
  import('./moreGoods.tsx').then((module) => ({ default: module.ContinueLooking })),
)
const CategoryShelves = lazy(() =>
  import('./moreGoods.tsx').then((module) => ({ default: module.CategoryShelves })),
)

export function Screen() {
  const home = useHome()
  return (
    <Frame title={productName} bar={<HomeBar />}>
      {home.state === 'filled' ? (
        <PullToRefresh onRefresh={home.refresh}>
          <HomeContent home={home.data} />
        </PullToRefresh>
      ) : home.failure ? (
        <FailedState failure={home.failure} onRetry={home.retry} />
      ) : (
        <HomeSkeleton />
      )}
    </Frame>
  )
}

function HomeBar() {
  return (
    <header className={styles.bar} ref={headHeight}>
      <div className={styles.barInner}>
        <h1 className={styles.brand} tabIndex={-1}>
          {productName}
        </h1>
        <Link href={hrefs.search()} className={styles.search}>
          <Search size={18} aria-hidden />
          <span className={styles.words}>
            <FormattedMessage id="home.search" defaultMessage="Search products and shops" />
          </span>
          <span className={styles.word} aria-hidden>
            <FormattedMessage id="search.label" defaultMessage="Search" />
          </span>
        </Link>
        <LanguageButton />
        <div className={styles.delivery}>
          <DeliveryCountry />
        </div>
      </div>
    </header>
  )
}

function HomeContent({ home }: { home: Home }) {
  return (
    <div className={styles.sections}>
      <HomeHero home={home} />
      <nav aria-labelledby="home-categories">
        <h2 id="home-categories" className="visuallyHidden">
          <FormattedMessage id="home.categories" defaultMessage="Categories" />
        </h2>
        <ul className={styles.categories}>
          {home.categories.map((category) => (
            <li key={category.id}>
              <Link href={hrefs.explore({ category: category.id })} className={styles.category}>
                <Picture picture={category.picture} alt="" size={56} />
                <span className={styles.categoryName}>{category.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <GoodsRow
        title={<FormattedMessage id="home.deals" defaultMessage="On sale now" />}
        products={home.deals}
        inSight={dealsInSight}
      />
      <section aria-labelledby="home-products" data-below>
        <div className={styles.head}>
          <h2 id="home-products" className={styles.title}>
            <FormattedMessage id="home.hotProducts" defaultMessage="Hot products" />
          </h2>
          <Link href={hrefs.explore()} className={styles.all}>
            <FormattedMessage id="home.allProducts" defaultMessage="All products" />
          </Link>
        </div>
        <ProductGrid products={home.hotProducts} />
      </section>
      <Nearby>
        <Suspense>
          <ContinueLooking />
        </Suspense>
      </Nearby>
      <section aria-labelledby="home-shops" data-below>
        <div className={styles.head}>
          <h2 id="home-shops" className={styles.title}>
            <FormattedMessage id="home.hotShops" defaultMessage="Hot shops" />
          </h2>
        </div>
        <ShopCards shops={home.hotShops} />
      </section>
      <Nearby>
        <Suspense>
          <CategoryShelves categories={home.categories.slice(0, shelves)} />
        </Suspense>
      </Nearby>
    </div>
  )
}

function HomeSkeleton() {
  return (
    <div className={styles.sections}>
      <SkeletonGroup>
        <Skeleton shape="block" width="100%" height="280px" />
        <div className={styles.categories}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index} className={styles.category}>
              <Skeleton width="56px" height="56px" shape="block" />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
      <ProductGridSkeleton />
    </div>
  )
}
