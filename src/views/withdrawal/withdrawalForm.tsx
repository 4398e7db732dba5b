import { FormattedDate, FormattedMessage } from 'react-intl'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { amountText, readCents } from '../ui/amounts.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { AmountField, InsetButton } from '../ui/field.tsx'
import type { useForm } from '../ui/form.ts'
import { useMoneyFormat } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { EarlierTargets } from './earlierTargets.tsx'
import { TargetFields } from './targetFields.tsx'
import { useFocusOnRefusal } from '../wallet/useFocusOnRefusal.ts'
import styles from '../wallet/wallet.module.css'
import { largestAmount, limitsOf, targetOf } from './withdrawalChecks.ts'
import type { WithdrawalFormValues, WithdrawalMethod } from './withdrawalChecks.ts'
import type { WithdrawalInHand } from './useWithdrawal.ts'
import { WithdrawalSums } from './withdrawalSums.tsx'
import { reasonOf } from '../actors/failures.ts'

export function WithdrawalForm({
  actor,
  snapshot,
  terms,
  method,
  availableCents,
  form,
}: WithdrawalInHand & {
  terms: WithdrawalTerms
  method: WithdrawalMethod
  availableCents: number
  form: ReturnType<typeof useForm<WithdrawalFormValues>>
}) {
  const formatMoney = useMoneyFormat()
  const { failure } = snapshot.context
  const element = useFocusOnRefusal(failure, 'address')
  const target = targetOf(form.values, method, terms)
  const { minAmountCents, chargeCents } = limitsOf(target, terms)
  const amountCents = readCents(form.values.amount) ?? 0
  const largestCents = largestAmount(target, terms, availableCents)
  const hasTarget = form.values.earlier !== '' || method === 'bank' || form.values.network !== ''
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onChange={() => actor.send({ type: 'values.edited' })}
      onSubmit={form.submit(() =>
        actor.send({ type: 'quote.requested', values: { target, amountCents } }),
      )}
    >
      {terms.delayed === null ? null : (
        <Callout tone="wait">
          <FormattedMessage
            id="withdrawal.delayed"
            defaultMessage="Your sign-in or payment code changed recently. Until {until} you can withdraw up to {amount}."
            values={{
              amount: formatMoney(terms.delayed.mostCents),
              until: (
                <FormattedDate
                  key="until"
                  value={terms.delayed.until}
                  dateStyle="medium"
                  timeStyle="short"
                />
              ),
            }}
          />
        </Callout>
      )}
      <Panel>
        <EarlierTargets
          terms={terms}
          method={method}
          chosen={form.values.earlier}
          onChoose={(earlier) => form.setValues((values) => ({ ...values, earlier }))}
        />
        <div className={styles.fields}>
          {form.values.earlier === '' ? (
            <TargetFields method={method} form={form} terms={terms} failure={failure} />
          ) : null}
          <AmountField
            label={<FormattedMessage id="withdrawal.amount" defaultMessage="Amount that arrives" />}
            hint={
              hasTarget ? (
                <FormattedMessage
                  id="withdrawal.least"
                  defaultMessage="In dollars, {amount} or more"
                  values={{ amount: formatMoney(minAmountCents) }}
                />
              ) : undefined
            }
            field={form.field('amount')}
            trailing={
              hasTarget && largestCents !== null ? (
                <InsetButton
                  onClick={() => {
                    form.field('amount').onChange(amountText(largestCents))
                    actor.send({ type: 'values.edited' })
                  }}
                >
                  <FormattedMessage id="withdrawal.all" defaultMessage="All" />
                </InsetButton>
              ) : null
            }
          />
        </div>
        {amountCents > 0 && hasTarget ? (
          <WithdrawalSums
            sums={{ amountCents, chargeCents, totalCents: amountCents + chargeCents }}
          />
        ) : null}
      </Panel>
      {failure === null || reasonOf(failure) === 'addressInvalid' ? null : (
        <Callout tone="bad">
          <FailureText failure={failure} />
        </Callout>
      )}
      <Button type="submit" wide busy={snapshot.hasTag('busy')}>
        <FormattedMessage id="withdrawal.review" defaultMessage="Continue" />
      </Button>
    </form>
  )
}
