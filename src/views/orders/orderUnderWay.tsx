import { ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { mostUrgentOf, standOf } from '../../machines/selectors/orderStates.ts'
import { nextStepOf } from '../../machines/selectors/orderSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { actorStore } from '../actors/actorStore.ts'
import { heightAs } from '../shell/heightAs.ts'
import { Picture } from '../ui/picture.tsx'
import { ArrivalText, useArrival } from './arrival.tsx'
import { Deadline } from './deadline.tsx'
import { actorTexts, nextTexts, standTexts } from './orderTexts.ts'
import styles from './orderUnderWay.module.css'
import { orderChartOf, useLatestOrders, useOrder } from './useOrder.ts'

const cardHeight = heightAs('--card-height')

/**
 * The most urgent order under way: its next step, who acts, and by when. A dismissed order stays
 * away until the page is loaded again.
 */
export function OrderUnderWay({ isShown }: { isShown: boolean }) {
  const [dismissed, setDismissed] = useState<readonly number[]>([])
  return isShown ? (
    <MostUrgent dismissed={dismissed} onDismiss={(id) => setDismissed([...dismissed, id])} />
  ) : null
}

function MostUrgent({
  dismissed,
  onDismiss,
}: {
  dismissed: readonly number[]
  onDismiss: (id: number) => void
}) {
  const { data } = useLatestOrders()
  const order = mostUrgentOf((data?.list ?? []).filter(({ id }) => !dismissed.includes(id)))
  return order === null ? null : (
    <Card key={order.id} id={order.id} onDismiss={() => onDismiss(order.id)} />
  )
}

function Card({ id, onDismiss }: { id: number; onDismiss: () => void }) {
  const intl = useIntl()
  const { data: order } = useOrder(id)
  return order === null ? null : (
    <aside
      className={styles.place}
      ref={cardHeight}
      aria-label={intl.formatMessage({ id: 'underWay.title', defaultMessage: 'Order under way' })}
    >
      <div className={styles.card}>
        <NextStep order={order} />
        <button
          type="button"
          className={styles.dismiss}
          aria-label={intl.formatMessage({ id: 'underWay.dismiss', defaultMessage: 'Hide' })}
          onClick={onDismiss}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
    </aside>
  )
}

function NextStep({ order }: { order: OrderDetail }) {
  const [line] = order.lines
  const stand = standOf(order)
  const next = nextStepOf(orderChartOf(order))
  const arrival = useArrival(order)
  const text = (next?.who === 'shopper' ? nextTexts : standTexts)[stand]
  return (
    <Link href={hrefs.orderInfo(order.id)} className={styles.step}>
      {line ? <Picture picture={line.picture} alt="" size={44} /> : null}
      <span className={styles.words}>
        {text === null ? null : (
          <span className={styles.next}>
            <FormattedMessage {...text} />
          </span>
        )}
        {next === null ? null : (
          <span className={styles.soft}>
            <FormattedMessage {...actorTexts[next.who]} />
            {next.by === null && arrival === null ? null : ' · '}
            {next.by !== null ? (
              <Deadline
                key={order.status}
                by={next.by}
                onDeadline={() => actorStore.refresh(['orders'])}
              />
            ) : arrival !== null ? (
              <ArrivalText by={arrival} />
            ) : null}
          </span>
        )}
      </span>
      <ChevronRight className={styles.soft} size={18} aria-hidden />
    </Link>
  )
}
