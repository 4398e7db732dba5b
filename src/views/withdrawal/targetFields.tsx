import { FormattedMessage, useIntl } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { longest } from '../../../contract/limits.ts'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { groupCardNumber } from '../ui/grouping.ts'
import type { useForm } from '../ui/form.ts'
import { addressRefusal } from '../wallet/addressRefusal.ts'
import type { WithdrawalFormValues, WithdrawalMethod } from './withdrawalChecks.ts'

interface TargetFieldsProps {
  form: ReturnType<typeof useForm<WithdrawalFormValues>>
  terms: WithdrawalTerms
  failure: Failure | null
}

/** The fields of a new target. */
export function TargetFields({
  method,
  ...props
}: TargetFieldsProps & { method: WithdrawalMethod }) {
  return method === 'bank' ? <BankFields {...props} /> : <ChainFields {...props} />
}

function BankFields({ form }: TargetFieldsProps) {
  return (
    <>
      <TextField
        label={<FormattedMessage id="withdrawal.cardNumber" defaultMessage="Bank card number" />}
        inputMode="numeric"
        autoComplete="cc-number"
        group={groupCardNumber}
        field={form.field('cardNumber')}
      />
      <TextField
        label={<FormattedMessage id="withdrawal.bankName" defaultMessage="Bank name" />}
        autoComplete="off"
        maxLength={longest.bankName}
        field={form.field('bankName')}
      />
    </>
  )
}

function ChainFields({ form, terms, failure }: TargetFieldsProps) {
  const intl = useIntl()
  const address = form.field('address')
  return (
    <>
      <SelectField
        label={<FormattedMessage id="wallet.network" defaultMessage="Network" />}
        field={form.field('network')}
      >
        <option value="" disabled>
          {intl.formatMessage({ id: 'addressForm.choose', defaultMessage: 'Please choose' })}
        </option>
        {terms.networks.map(({ code, name, asset }) => (
          <option key={code} value={code}>
            {`${asset} · ${name}`}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<FormattedMessage id="withdrawal.address" defaultMessage="Address" />}
        autoComplete="off"
        autoCapitalize="none"
        field={{ ...address, error: address.error ?? addressRefusal(failure) }}
      />
    </>
  )
}
