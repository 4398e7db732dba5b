import { FormattedMessage } from 'react-intl'
import { GoodsRow } from './goodsRow.tsx'
import { useProducts } from './useCatalogue.ts'

const popular = { inStock: true, limit: 10 }

/** A row of goods for a screen that has nothing else to show. */
export function PopularGoods() {
  const { items } = useProducts(popular)
  return (
    <GoodsRow
      title={<FormattedMessage id="popularGoods.title" defaultMessage="Popular goods" />}
      products={items}
    />
  )
}
