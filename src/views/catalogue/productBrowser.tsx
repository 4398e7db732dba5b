import { PackageSearch } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'wouter'
import { useProducts } from './useCatalogue.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { PullList } from '../shell/pullList.tsx'
import styles from './productBrowser.module.css'
import { ProductGrid, ProductGridSkeleton } from './productGrid.tsx'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { countFilters, withFilters } from './productQuery.ts'
import type { ProductFilters } from '../../../contract/productFilters.ts'
import { SortBar } from './sortBar.tsx'

const nothingFixed = {}

const FilterSheet = lazy(() =>
  import('./filterSheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

/** Products by what the address says, with sort and filters. `fixed` can't be changed here. */
export function ProductBrowser({
  fixed = nothingFixed,
  above,
}: {
  fixed?: Partial<ProductFilters>
  /** Stands over the list, and scrolls with it. */
  above?: ReactNode
}) {
  const [params, setParams] = useSearchParams()
  const [wasOpened, setWasOpened] = useState(false)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const filters = { ...readProductFilters(params), ...fixed }
  const products = useProducts(filters)
  const change = (changes: Partial<ProductFilters>) =>
    setParams((current) => withFilters(current, changes), { replace: true })
  const active = countFilters(filters) - Object.keys(fixed).length
  return (
    <>
      {above}
      <SortBar
        sort={filters.sort}
        total={products.firstPage?.total ?? null}
        activeFilters={active}
        onSort={(sort) => change({ sort })}
        onOpenFilters={() => {
          setWasOpened(true)
          setFiltersOpen(true)
        }}
      />
      {wasOpened ? (
        <Suspense>
          <FilterSheet
            open={filtersOpen}
            filters={filters}
            fixed={fixed}
            facets={products.firstPage?.facets ?? null}
            onChange={change}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      ) : null}
      <PullList
        list={products}
        skeleton={<ProductGridSkeleton tiles={8} />}
        empty={<NothingFound narrowed={active > 0} onClear={() => change(noFilters)} />}
      >
        <div className={styles.results}>
          <ProductGrid products={products.items} inSight={4} />
        </div>
      </PullList>
    </>
  )
}

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
      title={<FormattedMessage id="catalogue.nothing" defaultMessage="No product fits" />}
      hint={
        narrowed ? (
          <FormattedMessage
            id="catalogue.nothingNarrowed"
            defaultMessage="Fewer filters find more."
          />
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
