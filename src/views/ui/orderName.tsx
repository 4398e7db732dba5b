import { isolated } from '../../../contract/isolated.ts'
import { FormattedMessage } from 'react-intl'
import type { OrderPreview } from '../../../contract/orderPreview.ts'

/** Names an order by its products. */
export function OrderName({
  order,
  className,
}: {
  order: Pick<OrderPreview, 'title' | 'more'>
  className: string | undefined
}) {
  return (
    <span className={className}>
      <FormattedMessage
        id="orders.goods"
        defaultMessage="{title}{more, plural, =0 {} other { and # more}}"
        values={{ title: isolated(order.title), more: order.more }}
      />
    </span>
  )
}
