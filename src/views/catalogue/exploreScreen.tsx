import { FormattedMessage, useIntl } from 'react-intl'
import { useCategories } from './useCategories.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { keepInSight } from '../ui/keepInSight.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import styles from './exploreScreen.module.css'
import { ProductBrowser } from './productBrowser.tsx'
import { useProductFilters } from './useProductFilters.ts'

export function Screen() {
  return (
    <RouteScreen>
      <ProductBrowser above={<CategoryChips />} hasCategoryChips />
    </RouteScreen>
  )
}

function CategoryChips() {
  const intl = useIntl()
  const categories = useCategories()
  const { chosen, change } = useProductFilters()
  const { category } = chosen
  const choose = (id: number | undefined) => change({ category: id === undefined ? id : [id] })
  return (
    <div
      ref={keepInSight}
      className={styles.chips}
      role="group"
      aria-label={intl.formatMessage({ id: 'home.categories', defaultMessage: 'Categories' })}
    >
      <ChoiceChip pressed={category === undefined} onClick={() => choose(undefined)}>
        <FormattedMessage id="explore.all" defaultMessage="All" />
      </ChoiceChip>
      {(categories.data?.list ?? []).map(({ id, name }) => (
        <ChoiceChip key={id} pressed={category?.includes(id) ?? false} onClick={() => choose(id)}>
          {name}
        </ChoiceChip>
      ))}
    </div>
  )
}
