import { Printer } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'wouter'
import { readOrderId } from '../../machines/selectors/orderSelectors.ts'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { InvoiceSheet } from './invoiceSheet.tsx'
import { InvoiceSkeleton } from './invoiceSkeleton.tsx'
import { NoOrderState } from '../ui/noOrderState.tsx'
import { useInvoice } from './useOrder.ts'

export function Screen() {
  const id = readOrderId(useParams<{ id?: string }>().id)
  return id === null ? (
    <RouteScreen>
      <NoOrderState />
    </RouteScreen>
  ) : (
    <InvoiceOf key={id} orderId={id} />
  )
}

function InvoiceOf({ orderId }: { orderId: number }) {
  const answer = useInvoice(orderId)
  if (answer.state !== 'filled') {
    return (
      <RouteScreen>
        {answer.state === 'loading' ? (
          <InvoiceSkeleton />
        ) : (
          <FailedState failure={answer.failure} onRetry={answer.retry} />
        )}
      </RouteScreen>
    )
  }
  return (
    <RouteScreen
      footer={
        <Button wide onClick={() => print()}>
          <Printer size={18} aria-hidden />
          <FormattedMessage id="invoice.print" defaultMessage="Print or save as PDF" />
        </Button>
      }
    >
      <InvoiceSheet {...answer.data} />
    </RouteScreen>
  )
}
