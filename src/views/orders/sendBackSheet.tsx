import { isolated } from '../../../contract/isolated.ts'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import { longest } from '../../../contract/limits.ts'
import { normalizeCode, normalizeText } from '../../../contract/normalizeText.ts'
import { useSendBack } from './useOrder.ts'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { TextField } from '../ui/field.tsx'
import { useForm } from '../ui/form.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'
import { Callout } from '../ui/callout.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './sendBackSheet.module.css'

const messages = defineMessages({
  carrier: { id: 'sendBack.carrierMissing', defaultMessage: 'Please fill in the carrier' },
  trackingNumber: {
    id: 'sendBack.numberMissing',
    defaultMessage: 'Please fill in the tracking number',
  },
  sent: { id: 'sendBack.sent', defaultMessage: 'The shop knows that it is on its way' },
})

interface SendBackValues extends Readonly<Record<string, string>> {
  carrier: string
  trackingNumber: string
}

/** Asks for the carrier and tracking number of the returned goods. */
export function SendBackSheet({
  open,
  refund,
  onClose,
}: {
  open: boolean
  refund: RefundDetail
  onClose: () => void
}) {
  const sending = useSendBack(refund.id, () => {
    toasts.success(messages.sent)
    onClose()
  })
  return (
    <Sheet
      open={open}
      busy={sending.busy}
      onClose={onClose}
      title={<FormattedMessage id="sendBack.title" defaultMessage="Goods sent back" />}
    >
      <SendBackForm to={refund.returnAddress} sending={sending} />
    </Sheet>
  )
}

/** The carrier and tracking number of the returned goods. */
export function SendBackForm({
  to,
  sending,
}: {
  /** The address that the goods go to. Null where it is shown already. */
  to: string | null
  sending: ReturnType<typeof useSendBack>
}) {
  const form = useForm<SendBackValues>({
    initial: { carrier: '', trackingNumber: '' },
    check: checkSendBack,
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ carrier, trackingNumber }) =>
        sending.submit({
          carrier: normalizeText(carrier),
          trackingNumber: normalizeCode(trackingNumber),
        }),
      )}
      onChange={sending.edited}
    >
      {to === null ? null : (
        <p className={styles.address}>
          <FormattedMessage
            id="sendBack.to"
            defaultMessage="Send to: {address}"
            values={{ address: isolated(to) }}
          />
        </p>
      )}
      <TextField
        label={<FormattedMessage id="logistics.carrier" defaultMessage="Carrier" />}
        field={form.field('carrier')}
        maxLength={longest.carrier}
      />
      <TextField
        label={<FormattedMessage id="logistics.number" defaultMessage="Tracking number" />}
        field={form.field('trackingNumber')}
        autoCapitalize="characters"
        maxLength={longest.trackingNumber}
      />
      {sending.failure === null ? null : (
        <Callout tone="bad">
          <FailureText failure={sending.failure} />
        </Callout>
      )}
      <Button type="submit" wide busy={sending.busy}>
        <FormattedMessage id="orderInfo.sendBack" defaultMessage="I sent it back" />
      </Button>
    </form>
  )
}

function checkSendBack({ carrier, trackingNumber }: SendBackValues): FieldErrors<SendBackValues> {
  return {
    ...(normalizeText(carrier) === '' ? { carrier: messages.carrier } : {}),
    ...(normalizeText(trackingNumber) === '' ? { trackingNumber: messages.trackingNumber } : {}),
  }
}
