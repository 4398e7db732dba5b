import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../contract/catalogue.ts'
import styles from './goodsRow.module.css'
import { ProductGrid } from './productGrid.tsx'

/** Products in one row that scrolls sideways. Renders nothing while there are none. */
export function GoodsRow({
  title,
  end,
  products,
  inSight = 0,
}: {
  title: ReactNode
  end?: ReactNode
  products: readonly ProductCard[]
  inSight?: number
}) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      <ProductGrid products={products} inSight={inSight} shape="row" />
    </section>
  )
}
