import { Link } from 'wouter'
import { readProductFilters } from '../../../contract/productFilters.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useCategories } from './useCategories.ts'

/** Items of a list: each category as a link. `search` is the address's, where it filters goods. */
export function CategoryLinks({
  className,
  search,
}: {
  className: string | undefined
  search: string
}) {
  const { category } = readProductFilters(new URLSearchParams(search))
  const categories = useCategories()
  return (categories.data?.list ?? []).map(({ id, name }) => (
    <li key={id}>
      <Link
        href={hrefs.explore({ category: id })}
        className={className}
        aria-current={category?.includes(id) ? 'page' : undefined}
      >
        {name}
      </Link>
    </li>
  ))
}
