import { isolated } from '../../../contract/isolated.ts'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import type { ReorderLine } from '../../../contract/orders.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './reorderReport.module.css'

const outcomes: Record<ReorderLine['outcome'], MessageDescriptor> = defineMessages({
  added: {
    id: 'reorder.added',
    defaultMessage: '{added, plural, one {# piece} other {# pieces}} added',
  },
  fewer: {
    id: 'reorder.fewer',
    defaultMessage: 'Only {added, number} of {wanted, number}: no more are in stock',
  },
  outOfStock: { id: 'reorder.outOfStock', defaultMessage: 'Out of stock' },
  notSellable: { id: 'reorder.notSellable', defaultMessage: 'No longer for sale' },
  pieceLimit: {
    id: 'reorder.pieceLimit',
    defaultMessage:
      '{added, number} of {wanted, number} added: {most, number} of one kind is the most',
  },
  cartFull: { id: 'reorder.cartFull', defaultMessage: 'Your cart is full' },
})

const icons = {
  added: CircleCheck,
  fewer: CircleMinus,
  outOfStock: CircleAlert,
  notSellable: CircleAlert,
  pieceLimit: CircleMinus,
  cartFull: CircleAlert,
} as const

/** The outcome of each line that was added to the cart again. Null: there is no report. */
export function ReorderReport({
  lines,
  onClose,
}: {
  lines: readonly ReorderLine[] | null
  onClose: () => void
}) {
  const [last, setLast] = useState(lines)
  if (lines !== null && lines !== last) setLast(lines)
  const shown = lines ?? last ?? []
  return (
    <Sheet
      open={lines !== null}
      onClose={onClose}
      title={<FormattedMessage id="reorder.title" defaultMessage="Put into the cart again" />}
      footer={
        shown.some(({ added }) => added > 0) ? (
          <ButtonLink wide href={hrefs.bag()}>
            <FormattedMessage id="reorder.toCart" defaultMessage="To the cart" />
          </ButtonLink>
        ) : (
          <Button wide variant="secondary" onClick={onClose}>
            <FormattedMessage id="shared.close" defaultMessage="Close" />
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {shown.map((line) => (
          <li key={line.lineId}>
            <LineReport line={line} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function LineReport({ line }: { line: ReorderLine }) {
  const formatMoney = useMoneyFormat()
  const Icon = icons[line.outcome]
  const { added, wanted, beforeCents, nowCents } = line
  return (
    <div className={styles.line} data-outcome={line.outcome}>
      <Icon size={20} className={styles.icon} aria-hidden />
      <div>
        <p>{[line.title, line.variant].filter(Boolean).map(isolated).join(' · ')}</p>
        <p className={styles.soft}>
          <FormattedMessage
            {...outcomes[line.outcome]}
            values={{ added, wanted, most: maxQuantity }}
          />
        </p>
        {added > 0 && nowCents !== null && nowCents !== beforeCents ? (
          <p className={styles.soft}>
            <FormattedMessage
              id="reorder.price"
              defaultMessage="The price was {before} and is {now}"
              values={{ before: formatMoney(beforeCents), now: formatMoney(nowCents) }}
            />
          </p>
        ) : null}
      </div>
    </div>
  )
}
