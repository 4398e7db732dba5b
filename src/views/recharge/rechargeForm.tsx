import { FormattedMessage } from 'react-intl'
import { normalizeRun } from '../../../contract/normalizeText.ts'
import { readCents } from '../ui/amounts.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { AmountField, TextField } from '../ui/field.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { PictureField } from '../pictures/pictureField.tsx'
import type { RechargeFormBinding, RechargeInHand } from './useRechargeForm.ts'
import { useFocusOnRefusal } from '../wallet/useFocusOnRefusal.ts'
import styles from '../wallet/wallet.module.css'
import { reasonOf } from '../actors/failures.ts'

/** Asks for the amount paid and the evidence. */
export function RechargeForm({
  actor,
  snapshot,
  form,
  least,
}: Pick<RechargeInHand, 'actor' | 'snapshot'> & {
  form: RechargeFormBinding
  /** The formatted minimum, such as $10.00. Null while it is unknown. */
  least: string | null
}) {
  const formatMoney = useMoneyFormat()
  const { failure } = snapshot.context
  const element = useFocusOnRefusal(failure, 'ownAddress')
  const amountCents = readCents(form.amount) ?? 0
  const edited = () => actor.send({ type: 'values.edited' })
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onChange={edited}
      onSubmit={form.submit(({ ownAddress, transactionHash }) =>
        actor.send({
          type: 'recharge.submitted',
          values: {
            amountCents,
            evidence: form.uploads.ids[0] ?? '',
            ownAddress: normalizeRun(ownAddress),
            transactionHash: normalizeRun(transactionHash),
          },
        }),
      )}
    >
      <Panel title={<FormattedMessage id="recharge.sent" defaultMessage="Your payment" />}>
        <div className={styles.fields}>
          {form.isOnChain ? (
            <TextField
              label={
                <FormattedMessage id="recharge.ownAddress" defaultMessage="Your sending address" />
              }
              autoComplete="off"
              autoCapitalize="none"
              field={form.fields.ownAddress}
            />
          ) : null}
          <AmountField
            label={<FormattedMessage id="recharge.amount" defaultMessage="Amount in dollars" />}
            hint={
              least === null ? undefined : (
                <FormattedMessage
                  id="recharge.least"
                  defaultMessage="{amount} or more"
                  values={{ amount: least }}
                />
              )
            }
            enterKeyHint="done"
            field={form.fields.amount}
          />
          {form.isOnChain ? (
            <TextField
              label={<FormattedMessage id="recharge.transaction" defaultMessage="Transaction" />}
              hint={
                <FormattedMessage
                  id="recharge.transactionHint"
                  defaultMessage="Its hash makes the review quicker"
                />
              }
              optional
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              field={form.fields.transactionHash}
            />
          ) : null}
          <PictureField
            name="evidence"
            label={<FormattedMessage id="recharge.evidence" defaultMessage="Payment evidence" />}
            uploads={{
              ...form.uploads,
              remove: (key) => {
                form.uploads.remove(key)
                edited()
              },
            }}
            error={form.fields.evidence.error}
          />
        </div>
      </Panel>
      {failure === null || reasonOf(failure) === 'addressInvalid' ? null : (
        <Callout tone="bad">
          <FailureText failure={failure} />
          {snapshot.matches('unanswered') ? (
            <div>
              <FormattedMessage
                id="recharge.safe"
                defaultMessage="Submitting again is safe: it counts once."
              />
            </div>
          ) : null}
        </Callout>
      )}
      <Button type="submit" wide busy={snapshot.hasTag('busy')}>
        {amountCents > 0 ? (
          <FormattedMessage
            id="recharge.submitAmount"
            defaultMessage="Submit {amount} for review"
            values={{ amount: formatMoney(amountCents) }}
          />
        ) : (
          <FormattedMessage id="recharge.submit" defaultMessage="Submit for review" />
        )}
      </Button>
    </form>
  )
}
