import { FormattedMessage } from 'react-intl'
import type { ChosenLine } from '../../machines/refundRequestTypes.ts'
import type { OrderDetail, OrderDetailLine } from '../../../contract/orderDetail.ts'
import { Money } from '../ui/money.tsx'
import { Panel } from '../ui/panel.tsx'
import { PieceChoice, PieceChoices, PieceNote } from '../ui/pieceChoice.tsx'

interface RefundLinesProps {
  order: OrderDetail
  chosen: readonly ChosenLine[]
  onChoose: (lines: readonly ChosenLine[]) => void
}

/** Chooses the lines and the number of pieces of each. */
export function RefundLines({ order, chosen, onChoose }: RefundLinesProps) {
  return (
    <Panel title={<FormattedMessage id="refund.lines" defaultMessage="For what" />}>
      <PieceChoices
        none={
          chosen.length === 0 ? (
            <FormattedMessage
              id="refund.noLines"
              defaultMessage="Choose what you want your money back for"
            />
          ) : null
        }
      >
        {order.lines.map((line) => {
          const others = chosen.filter(({ lineId }) => lineId !== line.lineId)
          return (
            <PieceChoice
              key={line.lineId}
              title={line.title}
              variant={line.variant}
              picture={line.picture}
              quantity={chosen.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0}
              most={line.refundableQuantity}
              notes={<LineNotes line={line} />}
              onChange={(quantity) =>
                onChoose(quantity === 0 ? others : [...others, { lineId: line.lineId, quantity }])
              }
            />
          )
        })}
      </PieceChoices>
    </Panel>
  )
}

function LineNotes({ line }: { line: OrderDetailLine }) {
  const isRefunded = line.refundableQuantity === 0
  return (
    <>
      <PieceNote>
        <Money cents={line.unitPriceCents} size="small" />{' '}
        <FormattedMessage
          id="shared.quantity"
          defaultMessage="× {quantity, number}"
          values={{ quantity: line.quantity }}
        />
      </PieceNote>
      {!isRefunded && line.refundedQuantity > 0 ? (
        <PieceNote>
          <FormattedMessage
            id="refund.piecesRefunded"
            defaultMessage="{count, plural, one {# piece was refunded already} other {# pieces were refunded already}}"
            values={{ count: line.refundedQuantity }}
          />
        </PieceNote>
      ) : null}
      {isRefunded ? (
        <PieceNote>
          <FormattedMessage
            id="refund.lineRefunded"
            defaultMessage="{amount} was refunded already"
            values={{ amount: <Money cents={line.refundedCents} size="small" /> }}
          />
        </PieceNote>
      ) : null}
    </>
  )
}
