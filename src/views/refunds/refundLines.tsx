import { FormattedMessage, useIntl } from 'react-intl'
import type { ChosenLine } from '../../machines/refundRequestTypes.ts'
import type { OrderDetail, OrderDetailLine } from '../../../contract/orderDetail.ts'
import { Money } from '../ui/money.tsx'
import { Panel } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import styles from './refundLines.module.css'

interface RefundLinesProps {
  order: OrderDetail
  chosen: readonly ChosenLine[]
  onChoose: (lines: readonly ChosenLine[]) => void
}

/** Chooses the lines and the number of pieces of each. */
export function RefundLines({ order, chosen, onChoose }: RefundLinesProps) {
  return (
    <Panel title={<FormattedMessage id="refund.lines" defaultMessage="For what" />}>
      <ul className={styles.lines}>
        {order.lines.map((line) => {
          const others = chosen.filter(({ lineId }) => lineId !== line.lineId)
          return (
            <li key={line.lineId}>
              <RefundLine
                line={line}
                quantity={chosen.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0}
                onChange={(quantity) =>
                  onChoose(quantity === 0 ? others : [...others, { lineId: line.lineId, quantity }])
                }
              />
            </li>
          )
        })}
      </ul>
      {chosen.length === 0 ? (
        <p className={styles.none} role="alert">
          <FormattedMessage
            id="refund.noLines"
            defaultMessage="Choose what you want your money back for"
          />
        </p>
      ) : null}
    </Panel>
  )
}

function RefundLine({
  line,
  quantity,
  onChange,
}: {
  line: OrderDetailLine
  /** 0: the line is not chosen. */
  quantity: number
  onChange: (quantity: number) => void
}) {
  const intl = useIntl()
  const isRefunded = line.refundableQuantity === 0
  return (
    <div className={styles.line}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={quantity > 0}
          disabled={isRefunded}
          onChange={(event) => onChange(event.target.checked ? line.refundableQuantity : 0)}
        />
        <Picture picture={line.picture} alt="" size={64} />
        <span className={styles.words}>
          <span className={styles.title}>{line.title}</span>
          {line.variant ? <span className={styles.soft}>{line.variant}</span> : null}
          <span className={styles.soft}>
            <Money cents={line.unitPriceCents} size="small" />{' '}
            <FormattedMessage
              id="shared.quantity"
              defaultMessage="× {quantity, number}"
              values={{ quantity: line.quantity }}
            />
          </span>
          {!isRefunded && line.refundedQuantity > 0 ? (
            <span className={styles.soft}>
              <FormattedMessage
                id="refund.piecesRefunded"
                defaultMessage="{count, plural, one {# piece was refunded already} other {# pieces were refunded already}}"
                values={{ count: line.refundedQuantity }}
              />
            </span>
          ) : null}
          {isRefunded ? (
            <span className={styles.soft}>
              <FormattedMessage
                id="refund.lineRefunded"
                defaultMessage="{amount} was refunded already"
                values={{ amount: <Money cents={line.refundedCents} size="small" /> }}
              />
            </span>
          ) : null}
        </span>
      </label>
      {quantity > 0 && line.refundableQuantity > 1 ? (
        <div className={styles.quantity}>
          <QuantityStepper
            of={intl.formatMessage(
              { id: 'refund.piecesOf', defaultMessage: '{title}, pieces' },
              { title: line.title },
            )}
            quantity={quantity}
            most={line.refundableQuantity}
            onChange={onChange}
          />
        </div>
      ) : null}
    </div>
  )
}
