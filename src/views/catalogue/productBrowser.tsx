import { PackageSearch } from 'lucide-react'
import { lazy, startTransition, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopCard } from '../../../contract/catalogue.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { PullList } from '../shell/pullList.tsx'
import { ChosenFilters } from './chosenFilters.tsx'
import { CorrectedQuery } from './correctedQuery.tsx'
import { PopularGoods } from './popularGoods.tsx'
import styles from './productBrowser.module.css'
import { ProductGrid, ProductGridSkeleton } from './productGrid.tsx'
import { countFilters } from './productQuery.ts'
import type { ProductFilters } from '../../../contract/productFilters.ts'
import { ShopHits } from './shopHits.tsx'
import { SortBar } from './sortBar.tsx'
import { useProductFilters } from './useProductFilters.ts'
import { useDesktop } from '../ui/useWide.ts'
import { useShownProducts } from './useShownProducts.ts'

const nothingFixed = {}

const FilterColumn = lazy(() =>
  import('./filterColumn.tsx').then((module) => ({ default: module.FilterColumn })),
)
const FilterSheet = lazy(() =>
  import('./filterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

/** Lists products by the address, with sort order and filters. The user can't change `fixed`. */
export function ProductBrowser({
  fixed = nothingFixed,
  above,
  hasCategoryChips = false,
}: {
  fixed?: Partial<ProductFilters>
  /** Content above the list that scrolls with it. */
  above?: ReactNode
  /** `above` shows the chosen category already. */
  hasCategoryChips?: boolean
}) {
  const { filters, chosen, change } = useProductFilters()
  const [wasOpened, setWasOpened] = useState(false)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const { list, goods, isOld } = useShownProducts({ ...filters, ...fixed })
  const wanted = { ...chosen, ...fixed }
  const isHydrated = useHydrated()
  const active = countFilters(wanted) - Object.keys(fixed).length
  const facets = list.firstPage?.facets ?? null
  const [wasCounted, setWasCounted] = useState(facets !== null)
  if (!wasCounted && (facets !== null || list.state === 'failed')) setWasCounted(true)
  const isNothingToFilter = list.firstPage?.total === 0 && active === 0
  return (
    <div className={styles.browser} data-bare={isNothingToFilter || undefined}>
      <aside className={styles.column}>
        {isHydrated && wasCounted && !isNothingToFilter ? (
          <OnDesktop>
            <Suspense>
              <FilterColumn filters={wanted} fixed={fixed} facets={facets} onChange={change} />
            </Suspense>
          </OnDesktop>
        ) : null}
      </aside>
      <div className={styles.main}>
        {above}
        {wanted.q === '' ? null : <ShopHits shops={list.firstPage?.shops ?? noShops} />}
        <SortBar
          sort={wanted.sort}
          total={list.firstPage?.total ?? null}
          activeFilters={active}
          onSort={(sort) => change({ sort })}
          onOpenFilters={() =>
            startTransition(() => {
              setWasOpened(true)
              setFiltersOpen(true)
            })
          }
        />
        {wasOpened ? (
          <Suspense>
            <FilterSheet
              open={filtersOpen}
              filters={wanted}
              fixed={fixed}
              facets={facets}
              onChange={change}
              onClose={() => startTransition(() => setFiltersOpen(false))}
            />
          </Suspense>
        ) : null}
        {facets === null || active === 0 ? null : (
          <ChosenFilters
            filters={{ ...chosen, ...unnamed(fixed, hasCategoryChips) }}
            facets={facets}
            onChange={change}
            onClear={() => change(noFilters)}
          />
        )}
        {list.firstPage?.corrected === undefined ? null : (
          <CorrectedQuery
            typed={wanted.q}
            corrected={list.firstPage.corrected}
            onInsist={() => change({ exact: true })}
          />
        )}
        <PullList
          list={list}
          skeleton={<ProductGridSkeleton tiles={8} />}
          empty={
            <>
              <NothingFound narrowed={active > 0} onClear={() => change(noFilters)} />
              {active > 0 || wanted.q === '' ? null : <PopularGoods />}
            </>
          }
        >
          <div className={styles.results} aria-busy={isOld}>
            <ProductGrid key={goods.of} products={goods.items} inSight={4} shape="split" />
          </div>
        </PullList>
      </div>
    </div>
  )
}

/** The filters that something else on the screen names. */
function unnamed(fixed: Partial<ProductFilters>, hasCategoryChips: boolean) {
  return {
    ...('shop' in fixed ? { shop: undefined } : {}),
    ...(hasCategoryChips || 'category' in fixed ? { category: undefined } : {}),
  }
}

function OnDesktop({ children }: { children: ReactNode }) {
  return useDesktop() ? children : null
}

const noShops: readonly ShopCard[] = []

const noFilters = {
  category: undefined,
  shop: undefined,
  minPriceCents: undefined,
  maxPriceCents: undefined,
  inStock: undefined,
  minRating: undefined,
}

function NothingFound({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<PackageSearch size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="catalogue.nothing" defaultMessage="No matching products" />}
      hint={
        narrowed ? (
          <FormattedMessage id="catalogue.nothingNarrowed" defaultMessage="Try fewer filters." />
        ) : (
          <FormattedMessage
            id="catalogue.nothingHint"
            defaultMessage="Try another word, or a shorter one."
          />
        )
      }
      action={
        narrowed ? (
          <Button variant="secondary" onClick={onClear}>
            <FormattedMessage id="catalogue.clearFilters" defaultMessage="Clear filters" />
          </Button>
        ) : null
      }
    />
  )
}
