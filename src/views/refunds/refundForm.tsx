import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { refundRequestMachine } from '../../machines/refundRequestMachine.ts'
import { canReturnGoods } from '../../machines/selectors/orderSelectors.ts'
import { factsOf } from '../../machines/selectors/orderStates.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeLines } from '../../../contract/normalizeText.ts'
import { isAboutGoods, refundReasons } from '../../../contract/refundDetail.ts'
import { orderChartOf } from '../orders/useOrder.ts'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { refundPicturesKey } from './useRefundRequest.ts'
import type { RefundRequestActor } from './useRefundRequest.ts'
import { useNow } from '../ui/useNow.ts'
import { amountText, readCents } from '../ui/amounts.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { AreaField, SelectField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { PictureField } from '../pictures/pictureField.tsx'
import { refundReasonTexts } from '../orders/refundReasonText.tsx'
import { RefundAmount } from './refundAmount.tsx'
import { checkRefund } from './refundChecks.ts'
import type { RefundFormValues } from './refundChecks.ts'
import { RefundKind } from './refundKind.tsx'
import { RefundLines } from './refundLines.tsx'
import styles from './refundForm.module.css'

/** Reasons about the state of the goods don't apply to pieces that were never sent. */
function reasonsFor({ isUnsent }: { isUnsent: boolean }) {
  return isUnsent ? refundReasons.filter((reason) => !isAboutGoods(reason)) : refundReasons
}

export function RefundForm({
  actor,
  snapshot,
  order,
  suggestedCents,
}: {
  actor: RefundRequestActor
  snapshot: SnapshotFrom<typeof refundRequestMachine>
  order: OrderDetail
  suggestedCents: number | null
}) {
  const intl = useIntl()
  const formatMoney = useMoneyFormat()
  const isUnsent = order.sentQuantity === 0
  const uploads = usePictureUploads(refundPicturesKey(order.id))
  const canReturn = canReturnGoods(orderChartOf(order), useNow())
  const [suggestion, setSuggestion] = useState(suggestedCents)
  const { quote, lines, failure } = snapshot.context
  const maxAmountCents = quote?.maxAmountCents ?? null
  const amountOf = (values: RefundFormValues) =>
    values.isOwnAmount || maxAmountCents === null
      ? values.amount
      : amountText(Math.min(suggestion ?? maxAmountCents, maxAmountCents))

  const form = useForm<RefundFormValues>({
    initial: {
      type: 'refundOnly',
      goods: factsOf(order).hasGoods ? 'received' : 'notReceived',
      amount: '',
      isOwnAmount: false,
      reason: '',
      explanation: '',
      evidence: '',
    },
    check: (values) =>
      checkRefund({
        amount: amountOf(values),
        maxAmountCents,
        reason: values.reason,
        explanation: values.explanation,
        evidence: { count: uploads.ids.length, busy: uploads.busy },
      }),
  })
  const amount = amountOf(form.values)
  const amountCents = readCents(amount) ?? 0

  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => actor.send({ type: 'values.edited' })}
      onSubmit={form.submit((values) =>
        actor.send({
          type: 'request.submitted',
          values: {
            type: values.type === 'refundAndReturn' ? 'refundAndReturn' : 'refundOnly',
            goodsReceived: values.goods === 'received',
            amountCents,
            reason: values.reason,
            explanation: normalizeLines(values.explanation),
            evidence: uploads.ids,
          },
        }),
      )}
    >
      <RefundLines
        order={order}
        chosen={lines}
        onChoose={(next) => {
          setSuggestion(null)
          form.setValues((values) => ({ ...values, isOwnAmount: false }))
          actor.send({ type: 'lines.chosen', lines: next })
        }}
      />
      <RefundKind
        canReturn={canReturn}
        wasShipped={!isUnsent}
        values={form.values}
        onChange={(change) => form.setValues((values) => ({ ...values, ...change }))}
      />
      <RefundAmount
        snapshot={snapshot}
        field={{
          ...form.field('amount'),
          value: amount,
          onChange: (text) => {
            form.field('amount').onChange(text)
            form.field('isOwnAmount').onChange(true)
          },
        }}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
      <Panel title={<FormattedMessage id="refund.why" defaultMessage="Why" />}>
        <SelectField
          label={<FormattedMessage id="refund.reason" defaultMessage="Reason" />}
          field={form.field('reason')}
        >
          <option value="" disabled>
            {intl.formatMessage({ id: 'refund.chooseReason', defaultMessage: 'Choose a reason' })}
          </option>
          {reasonsFor({ isUnsent }).map((reason) => (
            <option key={reason} value={reason}>
              {intl.formatMessage(refundReasonTexts[reason])}
            </option>
          ))}
        </SelectField>
        <AreaField
          label={<FormattedMessage id="refund.explanation" defaultMessage="Explanation" />}
          field={form.field('explanation')}
          rows={3}
          maxLength={longest.explanation}
        />
        <PictureField
          name="evidence"
          label={<FormattedMessage id="refund.proofs" defaultMessage="Proof" />}
          uploads={uploads}
          error={form.field('evidence').error}
        />
      </Panel>
      {failure === null ? null : (
        <Callout tone="bad">
          <FailureText failure={failure} />
        </Callout>
      )}
      <Button type="submit" wide busy={snapshot.hasTag('busy')} disabled={quote === null}>
        {amountCents > 0 ? (
          <FormattedMessage
            id="refund.submit"
            defaultMessage="Request {amount}"
            values={{ amount: formatMoney(amountCents) }}
          />
        ) : (
          <FormattedMessage id="orderInfo.refund" defaultMessage="Apply for refund" />
        )}
      </Button>
    </form>
  )
}
