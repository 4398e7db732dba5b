import { isolated } from '../../../contract/isolated.ts'
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { RefundDetail, RefundStage } from '../../../contract/refundDetail.ts'
import { Chip } from '../ui/chip.tsx'
import type { Tone } from '../ui/chip.tsx'
import { CopyButton } from '../ui/copyButton.tsx'
import { lastMinuteBefore } from '../ui/lastMinute.ts'
import { Money } from '../ui/money.tsx'
import { MoneyRow } from '../ui/moneyRows.tsx'
import { Callout } from '../ui/callout.tsx'
import { OwnPicture } from '../pictures/ownPicture.tsx'
import { Panel } from '../ui/panel.tsx'
import { RefundReasonText } from './refundReasonText.tsx'
import facts from './orderFacts.module.css'
import { stageTexts } from './orderTexts.ts'
import styles from './refundPanel.module.css'
import { Tracking } from './tracking.tsx'

const overTexts = defineMessages({
  refused: { id: 'afterSale.refused', defaultMessage: 'Refused' },
  withdrawn: { id: 'afterSale.withdrawn', defaultMessage: 'Withdrawn' },
})

const typeTexts = defineMessages({
  refundOnly: { id: 'refund.typeOnly', defaultMessage: 'Refund without return' },
  refundAndReturn: { id: 'refund.typeReturn', defaultMessage: 'Refund and return' },
})

const tones: Record<RefundStage, Tone> = {
  applying: 'wait',
  awaitingReturn: 'wait',
  returning: 'wait',
  refunding: 'wait',
  refunded: 'good',
  refused: 'bad',
  withdrawn: 'plain',
}

/**
 * The refund request or return: its state, what was asked for, and the next step. Of a return it is
 * the receipt.
 */
export function RefundPanel({
  refund,
  sendBackBy,
}: {
  refund: RefundDetail
  /** By when the goods of a return must be sent. */
  sendBackBy: string | null
}) {
  const { stage, refusedFor, returnAddress, returnCarrier, returnTrackingNumber } = refund
  const stageText =
    stage === 'refused' || stage === 'withdrawn' ? overTexts[stage] : stageTexts[stage]
  return (
    <Panel
      title={
        refund.isStatutory ? (
          <FormattedMessage id="afterSale.return" defaultMessage="Return without a reason" />
        ) : (
          <FormattedMessage id="afterSale.title" defaultMessage="After-sale" />
        )
      }
      end={
        <Chip tone={tones[stage]}>
          <FormattedMessage {...stageText} />
        </Chip>
      }
    >
      {refund.isAnnulment ? (
        <Callout tone="info">
          <FormattedMessage
            id="afterSale.annulledFor"
            defaultMessage="The shop cancelled this order: {reason}"
            values={{ reason: isolated(refund.explanation) }}
          />
        </Callout>
      ) : null}
      {refund.offeredFor === null ? null : (
        <Callout tone="info">
          <FormattedMessage
            id="afterSale.offeredFor"
            defaultMessage="The shop gives less than you asked for: {reason}"
            values={{ reason: isolated(refund.offeredFor) }}
          />
        </Callout>
      )}
      {refund.deductedFor === null ? null : (
        <Callout tone="info">
          <FormattedMessage
            id="afterSale.deductedFor"
            defaultMessage="The shop deducts something for wear: {reason}"
            values={{ reason: isolated(refund.deductedFor) }}
          />
        </Callout>
      )}
      {refusedFor === null ? null : (
        <Callout tone="bad">
          <FormattedMessage
            id="afterSale.refusedFor"
            defaultMessage="The shop refused: {reason}"
            values={{ reason: isolated(refusedFor) }}
          />
        </Callout>
      )}
      {returnAddress === null || stage === 'withdrawn' ? null : (
        <ReturnAddress address={returnAddress} />
      )}
      <dl className={facts.facts}>
        <MoneyRow
          label={
            refund.offeredCents === null ? (
              <FormattedMessage id="afterSale.amount" defaultMessage="Amount" />
            ) : (
              <FormattedMessage id="afterSale.asked" defaultMessage="You asked for" />
            )
          }
        >
          <Money cents={refund.amountCents} />
        </MoneyRow>
        {refund.offeredCents === null ? null : (
          <MoneyRow
            label={<FormattedMessage id="afterSale.offered" defaultMessage="The shop gives" />}
          >
            <Money cents={refund.offeredCents} />
          </MoneyRow>
        )}
        {refund.deductedCents === 0 ? null : (
          <>
            <MoneyRow
              label={<FormattedMessage id="afterSale.deducted" defaultMessage="For wear" />}
            >
              <Money cents={-refund.deductedCents} />
            </MoneyRow>
            <MoneyRow
              label={<FormattedMessage id="afterSale.givenBack" defaultMessage="You get back" />}
            >
              <Money cents={refund.amountCents - refund.deductedCents} />
            </MoneyRow>
          </>
        )}
        {refund.isAnnulment ? null : refund.isStatutory ? (
          <MoneyRow
            label={<FormattedMessage id="afterSale.declaredAt" defaultMessage="Declared" />}
          >
            <FormattedDate value={refund.appliedAt} dateStyle="medium" timeStyle="short" />
          </MoneyRow>
        ) : (
          <RequestRows refund={refund} />
        )}
        {sendBackBy === null ? null : (
          <MoneyRow
            label={<FormattedMessage id="afterSale.sendBackBy" defaultMessage="Send back by" />}
          >
            <FormattedDate
              value={lastMinuteBefore(sendBackBy)}
              dateStyle="medium"
              timeStyle="short"
            />
          </MoneyRow>
        )}
        {returnCarrier === null || returnTrackingNumber === null ? null : (
          <Tracking carrier={returnCarrier} trackingNumber={returnTrackingNumber} />
        )}
      </dl>
      <ul className={styles.lines}>
        {refund.lines.map((line) => (
          <li key={line.lineId} className={styles.line}>
            <span>
              <FormattedMessage
                id="afterSale.line"
                defaultMessage="{title} × {quantity, number}"
                values={{ title: isolated(line.title), quantity: line.quantity }}
              />
            </span>
            <Money cents={line.amountCents} size="small" />
          </li>
        ))}
      </ul>
      {refund.isAnnulment || refund.isStatutory ? null : (
        <p className={styles.explanation} dir="auto">
          {refund.explanation}
        </p>
      )}
      {refund.evidence.length === 0 ? null : (
        <ul className={styles.proofs}>
          {refund.evidence.map((proof) => (
            <li key={proof.id}>
              <OwnPicture picture={proof} size={72} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RequestRows({ refund }: { refund: RefundDetail }) {
  return (
    <>
      <MoneyRow label={<FormattedMessage id="afterSale.type" defaultMessage="Type" />}>
        <FormattedMessage {...typeTexts[refund.type]} />
      </MoneyRow>
      <MoneyRow label={<FormattedMessage id="afterSale.appliedAt" defaultMessage="Applied" />}>
        <FormattedDate value={refund.appliedAt} dateStyle="medium" timeStyle="short" />
      </MoneyRow>
      <MoneyRow label={<FormattedMessage id="afterSale.reason" defaultMessage="Reason" />}>
        <span className={facts.note}>
          <RefundReasonText reason={refund.reason} />
        </span>
      </MoneyRow>
    </>
  )
}

function ReturnAddress({ address }: { address: string }) {
  const intl = useIntl()
  return (
    <Callout
      tone="info"
      action={
        <CopyButton
          text={address}
          what={intl.formatMessage({
            id: 'afterSale.returnAddress',
            defaultMessage: 'Return address',
          })}
        />
      }
    >
      <p className={styles.strong}>
        <FormattedMessage id="afterSale.returnAddress" defaultMessage="Return address" />
      </p>
      <p className={facts.note}>{address}</p>
    </Callout>
  )
}
