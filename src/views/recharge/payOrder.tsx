import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { useSession } from '../session/useSession.tsx'
import { leaveTo } from '../shell/navigation.ts'
import { Button } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'

/** Returns to the cashier, which asks for the payment code at once. */
export function PayOrder({ order }: { order: OrderDetail }) {
  const { mergeBackData } = useSession()
  const amount = useMoneyFormat()(order.totalCents)
  return (
    <Button
      wide
      onClick={() => {
        mergeBackData({ payOrderId: order.id })
        leaveTo(hrefs.order({ id: order.id }))
      }}
    >
      <FormattedMessage id="cashier.pay" defaultMessage="Pay {amount}" values={{ amount }} />
    </Button>
  )
}
