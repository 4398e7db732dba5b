import { defineMessages, FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { returnMachine } from '../../machines/returnMachine.ts'
import { normalizeCode, normalizeText } from '../../../contract/normalizeText.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { FieldErrors } from '../ui/fieldRules.ts'
import { useForm } from '../ui/form.ts'
import formStyles from '../ui/formLayout.module.css'
import { Refusal } from '../ui/refusal.tsx'
import type { ReturnActor } from './useReturn.ts'

const messages = defineMessages({
  sn: { id: 'return.numberMissing', defaultMessage: 'Please fill in the order number' },
  mobile: { id: 'return.mobileMissing', defaultMessage: 'Please fill in the phone number' },
})

interface ProofValues extends Readonly<Record<string, string>> {
  sn: string
  postcode: string
  mobile: string
}

/** Asks a guest for what proves the order. */
export function ReturnProof({
  actor,
  snapshot,
}: {
  actor: ReturnActor
  snapshot: SnapshotFrom<typeof returnMachine>
}) {
  const form = useForm<ProofValues>({
    initial: { sn: '', postcode: '', mobile: '' },
    check: checkProof,
  })
  return (
    <form
      className={formStyles.form}
      method="dialog"
      noValidate
      onChange={() => actor.send({ type: 'proof.edited' })}
      onSubmit={form.submit(({ sn, postcode, mobile }) =>
        actor.send({
          type: 'proof.submitted',
          proof: {
            sn: normalizeCode(sn).toUpperCase(),
            postcode: normalizeCode(postcode),
            mobile: normalizeText(mobile),
          },
        }),
      )}
    >
      <div className={formStyles.lead}>
        <p className={formStyles.welcome}>
          <FormattedMessage id="return.find" defaultMessage="Find your order" />
        </p>
        <p className={formStyles.soft}>
          <FormattedMessage
            id="return.findHint"
            defaultMessage="The number is in the mail about your order. Postcode and phone are those of its shipping address."
          />
        </p>
      </div>
      <TextField
        label={<FormattedMessage id="order.number" defaultMessage="Order number" />}
        field={form.field('sn')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        label={<FormattedMessage id="addressForm.postcode" defaultMessage="Postcode" />}
        hint={
          <FormattedMessage
            id="return.postcodeHint"
            defaultMessage="Leave it empty where there are no postcodes."
          />
        }
        field={form.field('postcode')}
        autoComplete="postal-code"
        maxLength={16}
      />
      <TextField
        label={<FormattedMessage id="register.mobile" defaultMessage="Mobile phone" />}
        field={form.field('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Refusal failure={snapshot.context.failure} />
      <Button type="submit" wide busy={snapshot.hasTag('busy')}>
        <FormattedMessage id="return.lookUp" defaultMessage="Look it up" />
      </Button>
    </form>
  )
}

function checkProof({ sn, mobile }: ProofValues): FieldErrors<ProofValues> {
  return {
    ...(normalizeText(sn) === '' ? { sn: messages.sn } : {}),
    ...(normalizeText(mobile) === '' ? { mobile: messages.mobile } : {}),
  }
}
