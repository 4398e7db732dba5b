import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './filterColumn.module.css'
import { FilterGroups } from './filterGroups.tsx'
import type { FilterGroupsProps } from './filterGroups.tsx'

/** Shows the filters next to the products on wide screens. */
export function FilterColumn(props: FilterGroupsProps) {
  const id = useId()
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <FormattedMessage id="filter.title" defaultMessage="Filter" />
      </h2>
      <FilterGroups open {...props} />
    </section>
  )
}
